import { slugOf } from '../texts/slug-of.ts'

/** A product as its new address names it. */
export interface NewAddress {
  readonly path: string
  readonly slug: string
  readonly name: string
  readonly reference: string | null
  /** Whether visitors do not get it yet. */
  readonly isDraft?: boolean
}

/** Where an old path would lead: `by` says how that was found, `there` that it leads somewhere already; undefined where nobody knows. */
export interface ProposedRedirect {
  readonly from: string
  readonly to: string | undefined
  readonly by: 'there' | 'handle' | 'name' | 'reference' | undefined
  /** Whether it leads to a draft, and so nowhere before that is published. */
  readonly isDraft?: true
}

const MOST = 20_000
const LONGEST = 500

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

function pathIn(address: string): string | undefined {
  const bare = address.trim()
  const url = URL.parse(bare, 'https://old.invalid')
  if (bare === '' || !url || !/^https?:$/.test(url.protocol)) return undefined
  try {
    return decodeURI(url.pathname)
  } catch {
    return url.pathname
  }
}

/** The paths that a sitemap or a list of addresses names, each once; maps of further maps are passed over. */
export function oldPaths(text: string): string[] {
  const inMap = [...text.matchAll(/<loc>([^<]*)<\/loc>/gi)].map(([, address = '']) => plain(address))
  const addresses = inMap.length > 0 ? inMap : text.split(/\r?\n/)
  const paths = addresses.flatMap((address) => pathIn(address) ?? [])
  return [...new Set(paths)].filter((path) => path.length <= LONGEST && !/\.xml$/i.test(path)).slice(0, MOST)
}

/** The part of a path that names a product: its last, without an ending such as `.html`. */
const handleOf = (path: string): string =>
  slugOf(
    path
      .split('/')
      .findLast((part) => part !== '')
      ?.replace(/\.\w{2,5}$/, ''),
  )

const firsts = (entries: readonly (readonly [key: string, product: NewAddress])[]) =>
  new Map(entries.filter(([key]) => key !== '').toReversed())

/**
 * Where each old path would lead: to the product of the same handle, else of the same name, else to the one whose number the handle ends or
 * begins with; to one that visitors get before a draft. `there` are paths that lead somewhere already.
 */
export function proposeRedirects(
  paths: readonly string[],
  products: readonly NewAddress[],
  there: ReadonlySet<string>,
): ProposedRedirect[] {
  const ordered = products.toSorted((a, b) => Number(a.isDraft ?? false) - Number(b.isDraft ?? false))
  const bySlug = firsts(ordered.map((product) => [product.slug, product]))
  const byName = firsts(ordered.map((product) => [slugOf(product.name), product]))
  const numbered = ordered
    .map((product) => ({ number: slugOf(product.reference), product }))
    .filter(({ number }) => number.length >= 3)
    .toSorted((a, b) => b.number.length - a.number.length)
  const own = firsts(ordered.map((product) => [product.path, product]))
  return paths.map((from): ProposedRedirect => {
    const bare = from.length > 1 ? from.replace(/\/$/, '') : from
    const same = own.get(bare)
    if (there.has(from) || there.has(bare) || same) return { from, to: undefined, by: 'there', ...draftOf(same) }
    const handle = handleOf(from)
    const known = bySlug.get(handle)
    if (known !== undefined) return { from, to: known.path, by: 'handle', ...draftOf(known) }
    const named = byName.get(handle)
    if (named !== undefined) return { from, to: named.path, by: 'name', ...draftOf(named) }
    const found = numbered.find(({ number }) => `-${handle}-`.includes(`-${number}-`))?.product
    return { from, to: found?.path, by: found && 'reference', ...draftOf(found) }
  })
}

const draftOf = (product: NewAddress | undefined): { isDraft?: true } => (product?.isDraft ? { isDraft: true } : {})
