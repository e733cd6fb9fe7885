"""What composed pictures are made of: people, animals and things, each with what can be altered on it and its words."""
