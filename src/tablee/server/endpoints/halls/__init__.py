"""What can be asked of a hall, over HTTP and over its socket."""
