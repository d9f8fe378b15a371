enum Stone {}
