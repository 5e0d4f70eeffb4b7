import { LIST_META_KEYS } from '#contract/wire/items.ts'
import { operatorNames } from '../../items/operators.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Parameter } from './operation.ts'

const text: JsonSchema = { type: 'string' }

const operators: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(operatorNames.map((name) => [name, text])),
}

/** The grammar of lists. (CONTRACTS 2) */
export const ITEM_PARAMETERS: Readonly<Record<string, Parameter>> = {
  fields: {
    name: 'fields',
    in: 'query',
    description: 'Names with commas; a dot leads into a relation, `*` is all fields of a level: `id,translations.*`.',
    schema: text,
    example: '*',
  },
  filter: {
    name: 'filter',
    in: 'query',
    style: 'deepObject',
    explode: true,
    description:
      '`filter[field][operator]=value`; a bare value means equal, dots cross relations, all conditions hold. Several bounds of one field: `filter[price_brutto][0][gte]=10&filter[price_brutto][1][lte]=20`. Values of in, nin, between, nbetween and all stand with commas. Strangers have eq, in and contains.',
    schema: { type: 'object', additionalProperties: { anyOf: [text, operators] } },
    example: { id: { in: '1,2,3' } },
  },
  sort: { name: 'sort', in: 'query', description: 'Fields with commas, `-` descending, `?` by chance.', schema: text },
  limit: {
    name: 'limit',
    in: 'query',
    description: 'Items at most; 200 unless said otherwise, -1 for all where the collection allows it.',
    schema: { type: 'integer', minimum: -1 },
    example: 2,
  },
  offset: { name: 'offset', in: 'query', description: 'Wins over page.', schema: { type: 'integer', minimum: 0 } },
  page: { name: 'page', in: 'query', description: 'From 1, with limit.', schema: { type: 'integer', minimum: 1 } },
  single: {
    name: 'single',
    in: 'query',
    description: 'The first item as an object; 404 where there is none.',
    schema: { type: 'integer', enum: [0, 1] },
  },
  status: { name: 'status', in: 'query', description: 'States with commas, `*` for all.', schema: text },
  q: { name: 'q', in: 'query', description: 'Words to look for; not for strangers.', schema: text },
  meta: {
    name: 'meta',
    in: 'query',
    description: `\`*\`, or of: ${LIST_META_KEYS.join(', ')}.`,
    schema: text,
    example: '*',
  },
}

/** The same as references. */
export const parametersNamed = (...names: readonly (keyof typeof ITEM_PARAMETERS)[]) =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }))

const count: JsonSchema = { type: 'integer', minimum: 0 }

/** What `meta` answers. (CONTRACTS 2) */
export const META: JsonSchema = {
  type: 'object',
  properties: {
    collection: text,
    type: { enum: ['collection', 'item'] },
    ...Object.fromEntries(
      ['result_count', 'total_count', 'filter_count', 'limit', 'offset', 'page', 'page_count', 'revision'].map(
        (name) => [name, count],
      ),
    ),
    status_count: { type: 'object', additionalProperties: count },
    links: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
  },
  additionalProperties: false,
}
