"""What pages are made of: the built client, images, rules, words, playback."""
