/*
 * How wide pictures are on phones, a little less than they are: on the commonest ones they are a fraction of a dot wider than a width that
 * pictures are made in, and the next one weighs nearly twice as much. Where dots are too small to be seen, the width that has nearly as many.
 */

const onPhones = (width: number, onSmallDots: number) =>
  `(max-width: 767px) and (min-resolution: 2.5dppx) ${onSmallDots}vw, (max-width: 767px) ${width}vw`

/** Of two cards side by side. */
export const CARD_ON_PHONES = onPhones(44, 36)

/** Of a picture from edge to edge. */
export const WHOLE_ON_PHONES = onPhones(88, 68)

/** Of a picture beside texts, which stands above or below them where there is no room; `width` is the most that it is beside them. */
export const besideTexts = (width: string): string => `${WHOLE_ON_PHONES}, (max-width: 991px) 100vw, ${width}`

/** Of a picture above a page, on any screen. */
export const BANNER_SIZES = `${WHOLE_ON_PHONES}, (max-width: 1600px) 100vw, 1600px`
