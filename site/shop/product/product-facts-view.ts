import { goodsFactsInWords } from '#domain/goods/goods-facts.ts'
import { lengthOf } from '#domain/goods/personalization.ts'
import { withLocalDecimals } from '#domain/texts/written-number.ts'
import { localText } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { PersonalizationFieldRow, ProductPageRow, SizeGuideRow } from './product-rows.ts'
import type { PersonalizationFieldView, ProductView } from './product-view.ts'

type Sorted = { sort: number | null }
type Named = { display_name: string; translations: { language: string; display_name?: string | null }[] }

const bySort = (a: Sorted, b: Sorted) => (a.sort ?? 0) - (b.sort ?? 0)

/** The name of a row in the page's language. */
export const factName = (row: Named, request: PageRequest): string =>
  localText(row, 'display_name', request)?.text ?? row.display_name

/** The attributes by their groups, both in the editors' order. */
export function attributesView({ attributes }: ProductPageRow, request: PageRequest): ProductView['attributes'] {
  const rows = attributes.flatMap(({ attribute }) => attribute ?? []).toSorted(bySort)
  const groups = Map.groupBy(rows, ({ attribute_group }) => attribute_group?.display_name ?? '')
  return [...groups.values()]
    .flatMap((members) => {
      const group = members[0]?.attribute_group
      return group ? [{ group, members }] : []
    })
    .toSorted((a, b) => bySort(a.group, b.group))
    .map(({ group, members }) => ({
      group: factName(group, request),
      values: members.map((member) => factName(member, request)),
    }))
}

/** What the law wants told of the goods besides what their attributes say, in the words that cart and order have for it. */
export const legalFacts = (
  product: ProductPageRow,
  attributes: ProductView['attributes'],
  request: PageRequest,
): ProductView['attributes'] =>
  goodsFactsInWords(
    {
      fineness: product.fineness,
      isPlated: product.is_plated,
      pearlKind: product.pearl_kind,
      fibreComposition: localText(product, 'fibre_composition', request)?.text ?? null,
      leather: localText(product, 'leather', request)?.text ?? null,
      protectedSpecies: product.protected_species,
      roadEquipment: product.road_equipment,
      hasBattery: product.has_battery,
    },
    request.language,
    attributes.flatMap(({ values }) => values),
  ).map(({ name, value }) => ({ group: name, values: [value] }))

type Table = readonly (readonly string[])[]

const cellText = (cell: unknown) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')

const tableOf = (stored: unknown[] | null | undefined): Table =>
  (stored ?? []).filter((row): row is unknown[] => Array.isArray(row)).map((row) => row.map(cellText))

/** Each cell as its translation says, else as the record has it, numbers as the language writes them. */
function localTable({ table, translations }: SizeGuideRow, { language, first }: PageRequest): string[][] {
  const translation = language === first ? undefined : translations.find((text) => text.language === language)
  const translated = tableOf(translation?.table)
  return tableOf(table).map((row, line) =>
    row.map((cell, column) => translated[line]?.[column]?.trim() || withLocalDecimals(cell, first, language)),
  )
}

/** The size guide as a table, its first row the head; undefined for one that has no rows. */
export function sizeGuideView({ size_guide }: ProductPageRow, request: PageRequest): ProductView['sizeGuide'] {
  if (!size_guide) return undefined
  const [head, ...rows] = localTable(size_guide, request)
  return head && rows.length > 0 ? { heading: factName(size_guide, request), head, rows } : undefined
}

/** The fields of the personalization; undefined where there is nothing to personalize. */
export function personalizationView(
  { personalization }: ProductPageRow,
  request: PageRequest,
): ProductView['personalization'] {
  if (!personalization || personalization.fields.length === 0) return undefined
  const fields = personalization.fields.toSorted(bySort).map((field) => fieldView(field, request))
  return { heading: factName(personalization, request), fields }
}

const fieldView = (field: PersonalizationFieldRow, request: PageRequest): PersonalizationFieldView => ({
  id: String(field.id),
  display_name: factName(field, request),
  required: field.required,
  min_length: field.min_length,
  max_length: field.max_length,
  characters: field.characters,
  excludes_withdrawal: field.excludes_withdrawal,
})

const SUMMARY_LENGTH = 155

/** A text of editors without its tags, on one line. */
export const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

/** The beginning of a description as plain text, ending with a word: what search engines show. */
export function summaryOf(html: string): string | undefined {
  const text = withoutTags(html)
  if (lengthOf(text) <= SUMMARY_LENGTH) return text || undefined
  return `${text.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')} …`
}
