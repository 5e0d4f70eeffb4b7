import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'

export const DOMAIN = 'juwelier.example'
export const CATEGORIES = 10
export const MANUFACTURERS = 40

const LANGUAGES = ['de', 'en', 'fr']

export interface Catalogue {
  readonly project: number
  readonly categories: readonly number[]
  readonly manufacturers: readonly number[]
  readonly attributes: readonly number[]
  readonly files: readonly string[]
}

async function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let index = 0; index < count; index++) made.push(await make(index))
  return made
}

/** The project that products are written into, with what they point to. */
export async function makeCatalogue(db: Database, domain = DOMAIN): Promise<Catalogue> {
  const project = Number(await insertTree(db, 'project', { domain, display_name: 'Juwelier', languages: LANGUAGES }))
  const add = (collection: string, record: object) => insertTree(db, collection, { project, ...record })
  const group = await add('ecommerce_attribute_group', { display_name: 'Material' })
  return {
    project,
    categories: await times(CATEGORIES, async (n) =>
      Number(await add('ecommerce_category', { display_name: `Kategorie ${n}`, slug: `kategorie-${n}` })),
    ),
    manufacturers: await times(MANUFACTURERS, async (n) =>
      Number(await add('ecommerce_manufacturer', { display_name: `Marke ${n}`, slug: `marke-${n}` })),
    ),
    attributes: await times(20, async (n) =>
      Number(await insertTree(db, 'ecommerce_attribute', { attribute_group: group, display_name: `Merkmal ${n}` })),
    ),
    files: await times(50, async (n) =>
      String(
        await add('files', {
          filename: `${n}.webp`,
          type: 'image/webp',
          size: 9000,
          hash: `hash-${n}`,
          width: 800,
          height: 800,
        }),
      ),
    ),
  }
}

const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Product number `n`: three languages, an image, two attributes; prices and manufacturers spread evenly. */
export function product(
  { project, categories, manufacturers, attributes, files }: Catalogue,
  n: number,
): Record<string, unknown> {
  return {
    project,
    display_name: `Armbanduhr ${n}`,
    slug: `armbanduhr-${n}`,
    status: n % 19 === 0 ? 'draft' : 'published',
    category: of(categories, n),
    manufacturer: of(manufacturers, Math.floor(n / CATEGORIES)),
    price_brutto: ((n * 7919) % 500_000) / 100 + 49,
    stock: n % 7,
    reference_number: `REF-${n}`,
    description: `<p>Armbanduhr mit Saphirglas und Edelstahlband, Referenz ${n}.</p>`,
    images: [{ file: of(files, n) }],
    attributes: [{ attribute: of(attributes, n) }, { attribute: of(attributes, n + 7) }],
    translations: LANGUAGES.map((language) => ({ language, display_name: `Armbanduhr ${n} (${language})` })),
  }
}

/** Whether few lists are asked for again and again, or each is another one. */
export type Asked = 'again' | 'anew'

/** The steps between the three manufacturers of list number `n`. */
const STEPS: Record<Asked, (n: number) => number[]> = {
  again: () => [0, 11, 23],
  anew: (n) => [0, 1 + (Math.floor(n / MANUFACTURERS) % 19), 20 + (Math.floor(n / MANUFACTURERS / 19) % 19)],
}

/** The product list of the specification, with its filter, order, relations and counts; `n` varies what is asked. */
export function listAddress({ manufacturers }: Pick<Catalogue, 'manufacturers'>, n: number, asked: Asked): string {
  const chosen = STEPS[asked](n).map((step) => of(manufacturers, n + step))
  const parameters = [
    `filter[project.domain][eq]=${DOMAIN}`,
    'filter[status][eq]=published',
    `filter[category.slug][eq]=kategorie-${n % CATEGORIES}`,
    `filter[manufacturer][in]=${chosen.join(',')}`,
    `sort=${n % 2 ? '-' : ''}price_brutto`,
    `page=${(n % 3) + 1}&limit=20&meta=*`,
    'fields=id,slug,price_brutto,stock,manufacturer.display_name,images.file.id,images.file.width,images.file.height,translations.language,translations.display_name',
  ]
  return `/items/ecommerce_product?${parameters.join('&')}`
}
