name-P1 = Anna
name-P2 = Ben
name-fox = a fox
name-goose = a goose
name-dog = a dog
event-laid = { $seat } lays { $card } face up.
refusal-TN-LAY-01 = You cannot { $action }: you hold no such card.
