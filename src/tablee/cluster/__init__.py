"""Several machines as one server: any node serves any socket, and each table has one owner at a time."""
