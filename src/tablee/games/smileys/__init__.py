"""The Smiley pack, shared by Trouve, A moi !, Faites du bruit !, Dominos and La dernière (SMI-1, SMI-2)."""
