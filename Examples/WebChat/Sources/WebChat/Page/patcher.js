// patcher
