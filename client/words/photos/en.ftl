### The photographs of the house: the list and the editor. Comes with its page.

ui-photos = Our photos
ui-photos-line = A photo of yours becomes a deck of 25 cards for DIFFERENCE: on each card, one thing has changed.
ui-photos-make = A new picture
ui-photos-go-on = Go on: { $done } of 25
ui-photos-bring = Bring a file
ui-photos-file-too-large = This file is too large to be a deck of photos.
ui-photos-full = The house is full: delete a deck to make another.
ui-photos-none = No photo yet. The first one takes five minutes.
ui-photos-mine = Yours, from { $date }
ui-photos-mine-shared = Yours, shared with the house, from { $date }
ui-photos-of-the-house = Shared with the house, from { $date }
ui-photos-play = Play
ui-photos-print = Print “{ $title }”
ui-photos-save = Save “{ $title }” as a file
ui-photos-delete = Delete “{ $title }”
ui-photos-delete-ask = Delete “{ $title }” for good? Matches stay, without the picture.
ui-photos-delete-yes = Delete
ui-photos-no = No

## The editor, step by step
ui-photos-new = A picture of ours
ui-photos-back = Our photos
ui-photos-choose = Choose a photo
ui-photos-choose-line = Best: many things that can be seen well, a room, a laid table, a garden.
ui-photos-camera = Take a photo
ui-photos-album = Choose a photo
ui-photos-opening = Opening the photo…
ui-photos-privacy = Photos stay in this house and can be deleted at any time. If a child is seen in it, ask their parents.
ui-photos-unreadable = This browser cannot read this file. Choose a photo in JPEG, PNG or WebP.
ui-photos-heic = This browser cannot read HEIC photos. Take the photo from here, or save it as JPEG.
ui-photos-too-small = This photo is too small: it has to be at least 800 by 600 pixels.
ui-photos-too-heavy = This file is too heavy: 80 MB at most.
ui-photos-no-canvas = This browser cannot work on a photo. Try another one.
ui-photos-crop = Frame your photo
ui-photos-crop-line = Drag the photo with a finger; spread two fingers to come nearer.
ui-photos-crop-label = Your photo. Arrows move it, plus and minus make it larger.
ui-photos-crop-done = That’s it
ui-photos-another = Another photo
ui-photos-nearer = Nearer
ui-photos-farther = Farther
ui-photos-counter = { $done }/{ $of }
ui-photos-not-kept = This browser keeps nothing: if you leave the page, everything is lost.
ui-photos-tap = Tap a thing
ui-photos-tap-line = What is hatched has its card already.
ui-photos-tap-label = Your photo. Aim with the arrows, tap with Enter.
ui-photos-tolerance = How much belongs to the thing
ui-photos-less = less
ui-photos-more = more
ui-photos-other-thing = Tap something else
ui-photos-colour = colour
ui-photos-size = bigger
ui-photos-sticker = sticker
ui-photos-gone = gone
ui-photos-fault-nothing = Nothing seems to change.
ui-photos-fault-too-small = Too small: go towards “more”.
ui-photos-fault-too-large = Too large: go towards “less”.
ui-photos-fault-too-thin = Too thin to be seen.
ui-photos-fault-too-pale = Too pale to be seen.
ui-photos-fault-several-places = Would change several places.
ui-photos-fault-too-near = Too near to “{ $name }”.
ui-photos-fault-too-large-to-go = Too large to go well.
ui-photos-fault-not-calm = The ground is too busy.
ui-photos-decide-colour = Another colour?
ui-photos-decide-size = Another size?
ui-photos-decide-sticker = A sticker: { $name }?
ui-photos-decide-gone = Gone?
ui-photos-decide-line = Keep your finger on the photo: you see it as it was.
ui-photos-decide-face = On a face this soon makes a grimace. Keep your finger on the photo: you see it as it was.
ui-photos-decide-back = Back
ui-photos-compare = Compare
ui-photos-compare-label = The card. A long press shows the photo as it was.
ui-photos-other = Other
ui-photos-keep = Keep
ui-photos-name = What is it, in a word?
ui-photos-name-like = the bucket
ui-photos-name-none = Write a word: it is said when somebody has found it.
ui-photos-name-taken = A card has this name already.
ui-photos-name-done = There
ui-photos-fill = { $count ->
        [one] Fill up with a sticker
       *[other] Fill up with { $count } stickers
    }
ui-photos-undo = Take back “{ $name }”
ui-photos-cards = { $count ->
        [one] The card
       *[other] The { $count } cards
    }
ui-photos-remove = Remove the card “{ $name }”
ui-photos-unfair = Some cards are not fair: remove them and make others.
ui-photos-anew = Your cards will be lost.
ui-photos-anew-yes = Begin anew
ui-photos-enough = All 25 cards are there!
ui-photos-enough-line = What is left is to leaf through them and to give a title.
ui-photos-finish = Leaf through
ui-photos-previous = The card before
ui-photos-next = The next card
ui-photos-card = Card { $number } of { $of }
ui-photos-replace = Replace this card
ui-photos-title = The title
ui-photos-title-like = At grandma’s
ui-photos-title-none = Give your picture a title.
ui-photos-share = Who may play with it
ui-photos-share-table = my tables
ui-photos-share-house = the house
ui-photos-send = Send
ui-photos-sending = The picture is on its way…
ui-photos-checking = The house looks at every card…
ui-photos-sticker-name = { $which ->
        [frog] the frog
        [owl] the owl
        [rabbit] the rabbit
        [duck] the duck
        [fox] the fox
        [cat] the cat
        [bear] the bear
        [penguin] the penguin
        [mouse] the mouse
        [hedgehog] the hedgehog
        [sheep] the sheep
        [pig] the pig
        [cow] the cow
        [squirrel] the squirrel
        [hen] the hen
        [elephant] the elephant
        [robot-rouage] the robot Rouage
        [robot-ressort] the robot Ressort
        [robot-pignon] the robot Pignon
        [robot-piston] the robot Piston
        [robot-boulon] the robot Boulon
        [robot-manivelle] the robot Manivelle
        [robot-bobine] the robot Bobine
       *[robot-loupiote] the robot Loupiote
    }
