/** How wide the picture of a card is that sections put beside others, for its `sizes`. */
export const CARD_SIZES = '(max-width: 639px) 100vw, (max-width: 991px) 46vw, (max-width: 1199px) 330px, 400px'
