/** What addresses say alike in all languages: a variant, goods of a shared list, the step of the checkout, a contract to withdraw from. */
const SHARED = ['variant', 'items', 'step', 'contract_reference']

/**
 * Where a link to this page in another language leads: with what is chosen here, and to the place of the page that is looked at, which have
 * the same names in all languages. The home page, which stands in for pages that a language lacks, has neither.
 * @param to path and query of the link
 * @param from the address that is shown
 */
export function samePlace(to: string, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const [path = '', query = ''] = to.split('?')
  if (/^\/(\w\w)?$/.test(path)) return to
  const wanted = new URLSearchParams(query)
  const given = new URLSearchParams(search)
  for (const name of SHARED) {
    const value = given.get(name)
    if (value) wanted.set(name, value)
  }
  return [path, String(wanted)].filter(Boolean).join('?') + hash
}
