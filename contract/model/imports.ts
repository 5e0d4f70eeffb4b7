import { IMPORT_SOURCES } from '#domain/imports/read-products.ts'
import { LINE_KINDS } from '#domain/imports/visitor-lines.ts'
import { collection } from './collection.ts'
import { boolean, choice, datetime, integer, json, longText, m2o, partOf, text } from './field.ts'

/**
 * A file is read, its goods are tried, and then somebody decides. From there they are written, their pictures fetched. `paused` says in
 * `resume` where it goes on.
 */
export const IMPORT_STATES = [
  'reading',
  'trying',
  'tried',
  'writing',
  'picturing',
  'done',
  'paused',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const

/** Whether what is good is written and the rest left out, or all or nothing. */
export const IMPORT_CHOICES = ['good', 'all'] as const

/** What becomes of a price that a source strikes through: nothing, or the manufacturer's recommended price. */
export const COMPARE_AT = ['none', 'uvp'] as const

/** Files of goods, and of tables that hold none, and what became of each of them. Reached by calls of their own, written by the program alone. */
export const imports = [
  collection('imports', {
    indices: [['project', 'created_on'], ['state']],
    fields: {
      id: { type: 'uuid', required: true },
      project: partOf('project'),
      user: m2o('users'),
      filename: text({ required: true }),
      /** Of tables that hold no goods, what they hold. */
      source: choice([...IMPORT_SOURCES, ...LINE_KINDS]),
      state: choice(IMPORT_STATES, { required: true, default: 'reading' }),
      resume: choice(IMPORT_STATES),
      mode: choice(IMPORT_CHOICES, { required: true, default: 'good' }),
      compare_at: choice(COMPARE_AT, { required: true, default: 'none' }),
      /** Whether brands, categories, attributes and tags that are not there are made. */
      makes: boolean(true),
      head: json('list', { max: 200_000 }),
      mapping: json('list', { max: 200_000 }),
      samples: json('list', { max: 400_000 }),
      /** Why it ended, as one sentence. */
      problem: longText({ max: 2000 }),
      created_on: datetime({ required: true }),
      /** When the process at work on it was last heard of; empty where none is. */
      seen_on: datetime(),
    },
  }),
  collection('import_goods', {
    owners: ['import'],
    indices: [
      ['import', 'step', 'id'],
      ['import', 'outcome'],
      ['import', 'key'],
    ],
    fields: {
      import: partOf('imports'),
      line: integer({ required: true }),
      key: text({ required: true, max: 500 }),
      name: text({ max: 500 }),
      /** As the file tells it (`ImportedProduct`); of a table that holds no goods only the line, for it names people. */
      data: json('object', { required: true, max: 2_000_000 }),
      /** How far it is: 0 read, 1 tried, 2 written, 3 with its pictures, 4 undone. */
      step: integer({ required: true, default: 0 }),
      outcome: text({ max: 16 }),
      problems: json('list', { max: 100_000 }),
      changes: json('list', { max: 1_000_000 }),
      /** What was made for it beside the product: collection, id and, where it is no product, its revision after the import. */
      made: json('list', { max: 100_000 }),
      product: integer(),
      /** The product before the import, where there was one. */
      before_data: json('object', { max: 10_000_000 }),
      /** Its revision after the import. */
      after_revision: integer(),
    },
  }),
  /** Pictures that were fetched: each address once in a project. */
  collection('import_pictures', {
    unique: [['project', 'address']],
    fields: {
      project: partOf('project'),
      address: text({ required: true, max: 2000 }),
      file: m2o('files'),
    },
  }),
  /** What somebody said the columns of such a file mean. */
  collection('import_mappings', {
    unique: [['project', 'head']],
    fields: {
      project: partOf('project'),
      /** SHA-256 of the heads. */
      head: text({ required: true, max: 64 }),
      mapping: json('list', { required: true, max: 200_000 }),
    },
  }),
].flat()
