/**
 * Where a link to this page in another language leads: with the variant of a product that is chosen here, and to the place of the page that
 * is looked at, which have the same names in all languages. The home page, which stands in for pages that a language lacks, has neither.
 * @param to path and query of the link
 * @param from the address that is shown
 */
export function samePlace(to: string, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const [path = '', query = ''] = to.split('?')
  if (/^\/(\w\w)?$/.test(path)) return to
  const wanted = new URLSearchParams(query)
  const variant = new URLSearchParams(search).get('variant')
  if (variant) wanted.set('variant', variant)
  return [path, String(wanted)].filter(Boolean).join('?') + hash
}
