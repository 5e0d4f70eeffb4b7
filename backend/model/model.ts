import { brand } from './brand.ts'
import { catalogue } from './catalogue.ts'
import type { Collection } from './collection.ts'
import { company } from './company.ts'
import type { Column, Field, OneToMany } from './field.ts'
import { files } from './files.ts'
import { page } from './page.ts'
import { product } from './product.ts'
import { shop } from './shop.ts'
import { site } from './site.ts'

/** Every collection by its name. Items, validation, permissions and the database's tables derive from it. (SPEC 3) */
export const model: ReadonlyMap<string, Collection> = new Map(
  [site, files, company, page, brand, catalogue, product, shop].flat().map((entry) => [entry.name, entry]),
)

/** The collection of that name. Throws when the model has none: for names from the model itself. */
export function collectionOf(name: string): Collection {
  const found = model.get(name)
  if (!found) throw new Error(`The model has no collection "${name}".`)
  return found
}

/** The field of that name, or undefined; never a property inherited from Object. */
export function fieldOf(collection: Collection, name: string): Field | undefined {
  return Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined
}

/** The fields that are columns of the collection's table, in order. */
export function columnsOf(collection: Collection): [string, Column][] {
  return Object.entries(collection.fields).filter((entry): entry is [string, Column] => entry[1].type !== 'o2m')
}

/** The one-to-many lists of the collection, in order. */
export function listsOf(collection: Collection): [string, OneToMany][] {
  return Object.entries(collection.fields).filter((entry): entry is [string, OneToMany] => entry[1].type === 'o2m')
}
