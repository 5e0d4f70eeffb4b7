import type { ImportedProduct, ImportProblem } from './imported-product.ts'

/** Gathers who lies in whom, and says whether one more would make a circle. */
function circleFinder() {
  const parents = new Map<string, Set<string>>()
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true
    if (seen.has(from)) return false
    seen.add(from)
    return [...(parents.get(from) ?? [])].some((above) => leadsTo(above, to, seen))
  }
  return (child: string, parent: string): boolean => {
    if (leadsTo(parent, child)) return true
    parents.set(child, (parents.get(child) ?? new Set()).add(parent))
    return false
  }
}

const firstOf = () => {
  const seen = new Map<string, number>()
  return (name: string | undefined, line: number): number | undefined => {
    if (!name) return undefined
    const before = seen.get(name)
    if (before === undefined) seen.set(name, line)
    return before
  }
}

/**
 * Products of one file with what only shows when they are looked at together: a product that comes twice, an address or number that two
 * have, categories that lie in each other. What comes second is named with the line of what came first.
 */
export function checkTogether(products: readonly ImportedProduct[]): ImportedProduct[] {
  const keys = firstOf()
  const slugs = firstOf()
  const isCircle = circleFinder()
  return products.map((product) => {
    const { line, key, slug, categories = [] } = product
    const problems: ImportProblem[] = []
    const add = (field: string, message: string) => problems.push({ line, field, message })
    const isNamed = product.problems.some(
      ({ field, message }) => field === 'reference_number' || message.endsWith('once more'),
    )
    const before = isNamed ? undefined : keys(key, line)
    if (before !== undefined) add('', `is the product of line ${before} once more`)
    const taken = slugs(slug, line)
    if (taken !== undefined && before === undefined) add('slug', `is the address of line ${taken} already: ${slug}`)
    for (const path of categories)
      for (const [at, name] of path.entries()) {
        const above = path[at - 1]
        if (above !== undefined && isCircle(name.toLowerCase(), above.toLowerCase()))
          add('category', `lies in itself: ${path.join(' > ').slice(0, 120)}`)
      }
    return problems.length > 0 ? { ...product, problems: [...product.problems, ...problems] } : product
  })
}
