import WebChat
print("hello")
