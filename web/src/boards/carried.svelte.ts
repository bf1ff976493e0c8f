/** Whether a piece or a card is being carried: until it is let go, nothing below it may move. */
export const carried = $state({ now: false });
