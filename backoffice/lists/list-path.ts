/** The address of a list that shows only what the filter finds. */
export const listPath = (collection: string, filter: object): string =>
  `/${collection}?filter=${encodeURIComponent(JSON.stringify(filter))}`
