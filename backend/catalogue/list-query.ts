import { pageSize, parseListQuery } from '#domain/goods/list-context.ts'
import { askedNames } from '#domain/paths/asked-query.ts'
import { searchTerm } from '#domain/paths/page-query.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '#domain/texts/language.ts'
import { Fault } from '../fault.ts'
import type { ListQuery } from './catalogue.ts'
import { ORDER_FIELDS, type Order } from './product-order.ts'

/** As `sort`: by chance (SPEC 7). */
const DRAWN = '?'

const NO_FILTERS = ['sort', 'page', 'q']
const FILTERS = askedNames.filter((name) => !NO_FILTERS.includes(name))
const ONLY = ['reduced', 'in_stock']
const KNOWN = new Set([...askedNames, ...ONLY, 'tag_id', 'limit', 'language'])

/** Characters of the query as sent. */
const LONGEST = 4096
const MOST_PRODUCTS = 100

/** Takes the query of a list call apart. Throws the Fault that names the first parameter that cannot be understood. */
export function readListQuery(search: URLSearchParams): ListQuery & { page: number } {
  if (search.toString().length > LONGEST) throw new Fault('tooLong', `The query has more than ${LONGEST} characters`)
  for (const name of search.keys()) {
    if (!KNOWN.has(name)) throw new Fault('invalid', `The parameter "${name.slice(0, 80)}" is not known`)
    if (search.getAll(name).length > 1) throw new Fault('invalid', `${name} is given more than once`)
  }
  const asked = new URLSearchParams([...search].filter(([name]) => FILTERS.includes(name)))
  const { context, invalid } = parseListQuery(asked)
  if (invalid[0]) throw new Fault('invalid', `${invalid[0]} cannot be understood`)
  const language = readLanguage(search.get('language'))
  const limit = wholeNumber(search, 'limit', 0, MOST_PRODUCTS) ?? pageSize
  const page = wholeNumber(search, 'page', 1, 1_000_000) ?? 1
  return {
    filters: context.filters,
    only: onlyOf(search),
    isDrawn: search.get('sort') === DRAWN,
    search: searchTerm(search),
    language,
    order: orderOf(search.get('sort'), language),
    page,
    offset: (page - 1) * limit,
    limit,
  }
}

/** Narrowings that sections of pages ask for, and no visitor. */
function onlyOf(search: URLSearchParams): ListQuery['only'] {
  const [reduced = false, inStock = false] = ONLY.map((name) => {
    const text = search.get(name)
    if (text !== null && text !== 'true') throw new Fault('invalid', `${name} must be "true"`)
    return text === 'true'
  })
  const tag = wholeNumber(search, 'tag_id', 1, 999_999_999)
  return reduced || inStock || tag !== undefined ? { reduced, inStock, tag } : undefined
}

/** The language a call is made in; German when it does not say. Throws the Fault for one that is not supported. */
export function readLanguage(text: string | null): Language {
  if (text === null) return defaultLanguage
  if (!isLanguage(text))
    throw new Fault(
      'invalid',
      `language must be ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(languages)}`,
    )
  return text
}

/** The whole number of a parameter. Throws the Fault for anything else, or one out of bounds. */
export function wholeNumber(search: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = search.get(name)
  if (text === null) return undefined
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (number < least || number > most)
    throw new Fault('invalid', `${name} must be a whole number from ${least} to ${most}`)
  return number
}

function orderOf(text: string | null, language: Language): Order | undefined {
  if (!text || text === DRAWN) return undefined
  const descending = text.startsWith('-')
  const field = ORDER_FIELDS.find((known) => known === text.slice(descending ? 1 : 0))
  if (!field)
    throw new Fault('invalid', `sort must be one of ${ORDER_FIELDS.join(', ')}, with - for descending, or ${DRAWN}`)
  return { field, descending, language }
}
