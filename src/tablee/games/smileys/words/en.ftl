## The Smiley pack, in English.

smileys-smiley =
    { $smiley ->
        [smile] smile
        [angry] angry face
        [wink] wink
        [sad] sad face
        [surprised] surprised face
       *[love] face in love
    }
    .indef =
        { $smiley ->
            [angry] an angry face
           *[other] a { smileys-smiley }
        }
smileys-colour =
    { $colour ->
        [orange] orange
        [blue] blue
        [yellow] yellow
        [green] green
        [violet] violet
       *[red] red
    }
    .letter =
        { $colour ->
            [orange] O
            [blue] B
            [yellow] Y
            [green] G
            [violet] V
           *[red] R
        }
    .mark =
        { $colour ->
            [orange] circle
            [blue] square
            [yellow] star
            [green] clover
            [violet] moon
           *[red] triangle
        }
    .part = { smileys-colour }
smileys-base-card = { smileys-colour } { smileys-smiley }
    .def = the { smileys-colour } { smileys-smiley }
    .mark = { smileys-colour.mark }
smileys-colour-special = { smileys-colour } special card
    .def = the { smileys-colour } special card
    .mark = { smileys-colour.mark }
smileys-smiley-special = { smileys-smiley } special card
    .def = the { smileys-smiley } special card
    .mark = no colour
smileys-hidden-card = card
    .def = a card
    .mark = no colour

# A duel with the dice
smileys-duel-rolled = The dice decide: { $card }.
smileys-duel-won = { $by } owns that card and wins the duel.
    .short = Duel
smileys-duel-won-you = You own that card and win the duel.
