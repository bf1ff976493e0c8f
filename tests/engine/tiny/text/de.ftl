name-P1 = Anna
name-fox = einen Fuchs
event-laid = { $seat } legt { $card } offen hin.
