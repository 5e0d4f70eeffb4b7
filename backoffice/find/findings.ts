import type { CollectionName } from '#contract/model/model.ts'
import { foldText } from '#domain/texts/fold-text.ts'
import type { AnyItem } from '#sdk/resource.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { Labelling } from '../labels/labels.ts'
import { askedFields } from '../record/asked-fields.ts'
import { namingTexts } from '../record/fields-of.ts'
import { fieldList } from '../record/model.ts'
import { NAMING, titleOf } from '../record/title-of.ts'
import type { Way } from '../ways/use-ways.ts'
import { singletons } from '../workplace/singletons.ts'
import { may, type Workplace } from '../workplace/workplace.ts'

/** Something that the search over everything leads to. */
export interface Finding {
  readonly kind: 'screens' | 'fields' | 'records'
  readonly name: string
  /** What it belongs to: a group of the menu, a form, a kind of record. */
  readonly of: string
  readonly path: string
  /** The field that the form shows. */
  readonly field?: string
}

/** Collections whose records are looked for, those that a shop asks for most before the others. */
const SEARCHED: readonly string[] = [
  'ecommerce_order',
  'ecommerce_product',
  'contact_request',
  'ecommerce_request',
  'ecommerce_reservation',
  'page',
  'brand',
  'ecommerce_category',
  'ecommerce_manufacturer',
] satisfies readonly CollectionName[]

/** How many of each kind are shown. */
const MOST = { screens: 6, fields: 6, record: 4 } as const

/** Letters that a word must have to be looked for in what explains a screen. */
const EXPLAINED = 4

const isIn = (words: readonly string[], ...texts: string[]) => {
  const within = foldText(texts.join(' '))
  return words.every((word) => within.includes(word))
}

const wordsOf = (asked: string) => foldText(asked).split(/\s+/).filter(Boolean)

/** A screen with the words that stand on it or explain it. */
export interface FindableWay extends Way {
  readonly more: string
}

/** The screens whose name, or group, has all words of what is asked, and after them those that have them elsewhere; without any words none. */
export function screensFor(asked: string, ways: readonly FindableWay[]): Finding[] {
  const words = wordsOf(asked)
  if (words.length === 0) return []
  const isNamed = ({ name, group }: Way) => isIn(words, name, group)
  const named = ways.filter(isNamed)
  // A part of a word is in half of all explanations.
  const isMeant = words.every(({ length }) => length >= EXPLAINED)
  const explained = ways.filter((way) => isMeant && !isNamed(way) && isIn(words, way.name, way.group, way.more))
  return [...named, ...explained]
    .slice(0, MOST.screens)
    .map(({ name, group, path }) => ({ kind: 'screens', name, of: group, path }))
}

/** The settings whose name has all words of what is asked: fields of the forms of which there is only one each. */
export function fieldsFor(asked: string, workplace: Workplace, labels: Labelling): Finding[] {
  const words = wordsOf(asked)
  if (words.length === 0) return []
  return singletons
    .filter((collection) => may(workplace, 'update', collection))
    .flatMap((collection) => askedFields(workplace.model, collection).map(({ field }) => ({ collection, field })))
    .map(({ collection, field }): Finding => {
      const of = labels.collection(collection, 'one')
      return { kind: 'fields', name: labels.field(collection, field), of, path: `/only/${collection}`, field }
    })
    .filter(({ name, of }) => isIn(words, name, of))
    .slice(0, MOST.fields)
}

/** The records that the backend finds by the words. Rejects as the items calls do. */
export async function recordsFor(
  asked: string,
  { sdk, workplace, labels }: { sdk: Pick<Sdk, 'items'>; workplace: Workplace; labels: Labelling },
): Promise<Finding[]> {
  if (asked.trim().length < 2) return []
  const found = await Promise.all(
    SEARCHED.filter((collection) => may(workplace, 'update', collection)).map(async (collection) => {
      const names = new Set<string>([...NAMING, 'customer_name', 'reference_number'])
      const own = fieldList(workplace.model, collection).flatMap(({ field }) => (names.has(field) ? [field] : []))
      const fields = ['id', ...own, ...namingTexts(workplace.model, collection)]
      const { data } = await sdk.items(collection).read({ q: asked, fields, limit: MOST.record })
      return data.map((record: AnyItem): Finding => {
        const more = [record.customer_name, record.reference_number].filter((text) => typeof text === 'string')
        const name = [titleOf(record, labels), ...more].join(' · ')
        return { kind: 'records', name, of: labels.collection(collection, 'one'), path: `/${collection}/${record.id}` }
      })
    }),
  )
  return found.flat()
}
