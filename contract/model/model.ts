import { backupPlan } from './backup-plan.ts'
import { brand } from './brand.ts'
import { callKey } from './call-key.ts'
import { catalogue } from './catalogue.ts'
import type { Collection } from './collection.ts'
import { company } from './company.ts'
import { dated, signUps } from './dated.ts'
import { entryPass } from './entry-pass.ts'
import type { Column, Field, OneToMany } from './field.ts'
import { files } from './files.ts'
import { forms } from './forms.ts'
import { imports } from './imports.ts'
import { legalTextPlans } from './legal-text-plans.ts'
import { mail } from './mail.ts'
import { newsletterTools } from './newsletter-tools.ts'
import { orders } from './orders.ts'
import { page } from './page.ts'
import { priceHistory, sales } from './prices.ts'
import { product } from './product.ts'
import { reservations } from './reservations.ts'
import { scheduled } from './scheduled.ts'
import { shop } from './shop.ts'
import { site } from './site.ts'
import { stock } from './stock.ts'
import { stockNotices } from './stock-notices.ts'
import { system } from './system.ts'
import { till } from './till.ts'
import { visits } from './visits.ts'
import { webhooks } from './webhooks.ts'

/** The collections by what they are for: rights are given for an area at a time. */
const AREAS = {
  content: [...site, ...company, ...page, ...brand, ...dated, ...scheduled],
  files,
  catalogue: [...catalogue, ...product, ...sales],
  shop: [...shop, ...legalTextPlans],
  stock,
  orders: [...orders, ...reservations, ...priceHistory],
  forms: [...forms, ...signUps, ...stockNotices, ...visits],
  mail,
  system: [...system, ...entryPass, ...callKey, ...webhooks, ...newsletterTools, ...imports, ...till, ...backupPlan],
}

export type Area = keyof typeof AREAS

type Declared = (typeof AREAS)[Area][number]

/** The fields of each collection by its name, as they were declared. */
export type Model = { readonly [Each in Declared as Each['name']]: Each['fields'] }

export type CollectionName = keyof Model

/** Every collection by its name. Items, validation, permissions and the database's tables derive from it. (SPEC 3) */
export const model: ReadonlyMap<string, Collection> = new Map(
  Object.values(AREAS)
    .flat()
    .map((entry) => [entry.name, entry]),
)

const areas = new Map<Collection, Area>(
  Object.entries(AREAS).flatMap(([area, collections]) => collections.map((entry) => [entry, area as Area] as const)),
)

/** The area that a collection of the model belongs to. */
export function areaOf(collection: Collection): Area {
  const area = areas.get(collection)
  if (!area) throw new Error(`The model has no collection "${collection.name}".`)
  return area
}

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
