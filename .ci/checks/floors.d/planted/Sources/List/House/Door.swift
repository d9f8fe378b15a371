struct Door {}
