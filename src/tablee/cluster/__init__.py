"""Several machines as one house: any node serves any socket, and each table has one owner at a time."""
