/**
 * How wide pictures are that stand two beside each other on a phone, for their `sizes`. It is one pixel less: on the commonest phones they are a
 * fraction of a dot wider than a width that pictures are made in, and the next one weighs nearly twice as much. Where dots are too small
 * to be seen, the width that has nearly as many of them as the screen does.
 */
export const TWO_BESIDE =
  '(max-width: 767.98px) and (min-resolution: 2.5dppx) 36vw, (max-width: 767.98px) min(50vw - 24px, 264px)'
