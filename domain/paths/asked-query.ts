/** The parameters of an address that decide what a page holds: the state of a product list, the search, and goods that it names. */
export const askedNames = [
  'category',
  'manufacturers',
  'subcategories',
  'attributes',
  'branches',
  'tag',
  'price_from',
  'price_to',
  'sort',
  'page',
  'q',
  'items',
]

/**
 * The part of an address query that page data are asked for by, in one order, with its question mark. Unlike `pageQuery`, which
 * the server reads the values by, it takes them as they are, so that the browser needs no rules of lists to load a page.
 */
export function askedQuery(search: string): string {
  const given = new URLSearchParams(search)
  const asked = new URLSearchParams(askedNames.flatMap((name) => given.getAll(name).map((value) => [name, value])))
  return asked.size > 0 ? `?${asked}` : ''
}
