import type { Collection } from '#contract/model/collection.ts'
import { areaOf, columnsOf, listsOf, model } from '#contract/model/model.ts'
import { isPart } from '../items/parts.ts'
import { websiteTables } from '../websites/website-tables.ts'

/** Goods and what hangs on them come as goods do, tried, mapped and taken back; plans of the program are none of the contents. */
const LEFT =
  /^(ecommerce_(product|stock|sale|related_product|missed_search|legal_version|legal_source)|scheduled_change|page_section_product)(_|$)/

const isOld = (collection: Collection): boolean =>
  ['content', 'catalogue', 'shop'].includes(areaOf(collection)) && !LEFT.test(collection.name)

/** What of a website comes over from a Directus 8 besides files, each collection after those that own it. (docs/decisions/0243) */
export const oldTables: readonly Collection[] = websiteTables.filter(isOld)

const TAKEN = new Set(oldTables.map(({ name }) => name))

/** Whether records of a collection come over. */
export const comesOver = (name: string): boolean => TAKEN.has(name)

/** The collections that are asked for; what is a part of them comes with them. */
export const oldLists: readonly Collection[] = oldTables.filter((collection) => !isPart(collection))

/** `page_translations`, as Directus 8 calls by itself what is `page_translation` here; every other name as it is. */
export const nameHere = (name: string): string =>
  name.endsWith('s') && !model.has(name) && model.has(name.slice(0, -1)) ? name.slice(0, -1) : name

/** Whether a collection of the other system is neither taken nor its own business. */
export const isLeft = (name: string): boolean =>
  !name.startsWith('directus_') && name !== 'files' && name !== 'files_translation' && !TAKEN.has(nameHere(name))

/** The fields of a collection and of its parts by the names that they have here, as a call asks for them. */
export function oldFieldsOf(collection: Collection, at = '', above: readonly string[] = []): string[] {
  const files = columnsOf(collection).flatMap(([name, column]) =>
    column.type === 'm2o' && column.target === 'files' ? [`${at}${name}.*`] : [],
  )
  const parts = listsOf(collection).flatMap(([name, { target }]) => {
    const part = model.get(target)
    if (!part || !TAKEN.has(target) || !isPart(part) || above.includes(target)) return []
    return oldFieldsOf(part, `${at}${name}.`, [...above, target])
  })
  return [`${at}*`, ...files, ...parts]
}
