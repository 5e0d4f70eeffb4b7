import { isRecord } from '../texts/stored-json.ts'

/** A Directus 8 that is asked over its API: its address, and the project that its addresses name first. */
export interface DirectusPlace {
  readonly url: string
  readonly project: string
}

/** What of an answer tells something of goods; the rest of what it leads to would fill the memory. */
const KEPT_NAMES = new Set([
  ...['id', 'status', 'display_name', 'name', 'slug', 'reference_number', 'reference_number_suffix', 'gtin'],
  ...[
    'description',
    'alt',
    'shipping_time',
    'price_brutto',
    'uvp',
    'stock',
    'active',
    'language',
    'code',
    'translations',
  ],
  ...[
    'manufacturer',
    'category',
    'parent',
    'subcategories',
    'subcategory_id',
    'tags',
    'tag_id',
    'variant_display_name',
  ],
  ...['attributes', 'attribute', 'attribute_id', 'ecommerce_attribute_id', 'attribute_group', 'product_variants'],
  ...['images', 'image', 'file', 'directus_files_id', 'data', 'full_url', 'filename_download', 'filename_disk'],
])

const FILES = ['directus_files_id', 'file', 'image'] as const

/** The base of all calls of a project, as the published clients of a Directus 8 address it; undefined for what is no web address. */
export function directusBase({ url, project }: DirectusPlace): string | undefined {
  const address = URL.parse(url.trim())
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.search || address.hash)
    return undefined
  return `${address.origin}${address.pathname.replace(/\/+$/, '')}/${encodeURIComponent(project.trim())}`
}

const GOODS = 'ecommerce_product'

/** What a product leads to by the names that it has here; a server that knows other names is asked for everything. */
const OF_GOODS = [
  ...[
    '*',
    'manufacturer.*',
    'product_variants.*',
    'translations.*',
    'images.file.*',
    'images.file.translations.*',
    'tags.tag_id.*',
  ],
  ...['subcategories.subcategory_id.*', 'attributes.attribute.*'],
].join(',')

/** The fields that a list is asked for, the first that the server does not refuse. */
export const askedFieldsOf = (list: string): readonly string[] => (list === GOODS ? [OF_GOODS, '*.*.*.*'] : ['*'])

/** What is read: the goods, and lists without which they can be read too. */
export const DIRECTUS_LISTS = [
  GOODS,
  'ecommerce_category',
  'ecommerce_subcategory',
  'ecommerce_attribute_group',
] as const

interface Asked {
  readonly list: string
  readonly fields: string
  readonly limit: number
  readonly offset: number
}

/** A page of such a list. */
export const listAddress = (base: string, { list, fields, limit, offset }: Asked): string =>
  `${base}/${list === 'files' ? list : `items/${list}`}?fields=${fields}&sort=id&limit=${limit}&offset=${offset}`

/**
 * Where the bytes of a file lie: as it says, else below `assets` by its private hash or its id. Undefined where neither tells, or where the
 * file says half an address and nobody knows the `base` of the project.
 */
export function directusFileAddress(
  base: string | undefined,
  file: Readonly<Record<string, unknown>>,
): string | undefined {
  const data = isRecord(file.data) ? file.data : {}
  const named = [data.full_url, file.full_url, data.url].find((text) => typeof text === 'string' && text !== '')
  if (typeof named === 'string') return URL.parse(named, base)?.href
  const key = file.private_hash ?? file.id
  if (base === undefined || typeof key !== 'string' || key === '') return undefined
  return `${base}/assets/${encodeURIComponent(key)}`
}

/** What a file says that it shows, itself and in each language. */
function shownBy(file: Readonly<Record<string, unknown>>, base: string): Record<string, unknown> {
  const said = ['alt', 'description', 'translations'].filter(
    (name) => typeof file[name] === 'string' || Array.isArray(file[name]),
  )
  return Object.fromEntries(said.map((name) => [name, pruned(file[name], base)]))
}

function pruned(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => pruned(entry, base))
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([name]) => KEPT_NAMES.has(name))
  return Object.fromEntries(
    kept.map(([name, part]) => {
      const isFile = FILES.some((known) => known === name) && isRecord(part)
      const address = isFile ? directusFileAddress(base, part) : undefined
      if (!address) return [name, pruned(part, base)]
      return [name, { ...(isRecord(part) && shownBy(part, base)), data: { full_url: address } }]
    }),
  )
}

/** The records of one answer as they came; undefined for what is no answer of a list. */
export function wholeListInAnswer(text: string): unknown[] | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return isRecord(answer) && Array.isArray(answer.data) ? answer.data : undefined
  } catch {
    return undefined
  }
}

/** The same without what tells nothing of goods, their pictures with whole addresses. */
export const listInAnswer = (text: string, base: string): unknown[] | undefined =>
  wholeListInAnswer(text)?.map((entry) => pruned(entry, base))
