// ExamplePlugins
