/**
 * The address of a new website until it has its own: below the name under which the back office is open, and below `localhost` where
 * that is a number.
 */
export function proposedDomain(slug: string, host: string): string {
  if (slug === '') return ''
  const name = host.replace(/^www\./, '')
  const isNumber = /^[\d.]+$|:/.test(name)
  return `${slug}.${isNumber ? 'localhost' : name}`
}
