import { languages } from '#domain/texts/language.ts'
import { choice, type Field, integer, type JsonField, o2m, partOf, type TextField } from './field.ts'

export type Where = Readonly<Record<string, string | boolean>>

/** What anonymous visitors may read of a collection, always within their project. */
export interface PublicRead {
  /** Only rows with these values. */
  readonly where: Where
  /** Fields that stay hidden. */
  readonly except: readonly string[]
}

export interface Collection {
  readonly name: string
  readonly fields: Readonly<Record<string, Field>>
  /**
   * The many-to-one fields through which a row belongs to a project: `['project']`, or `['product']` when it belongs to
   * the product's project. Of several, one is set in each row. Empty: the rows belong to no project and serve all.
   */
  readonly owners: readonly string[]
  /** Field that orders lists when the caller does not say. */
  readonly sort: string | undefined
  readonly public: PublicRead | undefined
  /** Rows live on their own although they belong to another item: its revisions do not hold them. */
  readonly standalone: boolean
  /** The columns that `q` looks through; without them all short texts. */
  readonly search: readonly string[] | undefined
  /** Whether `limit=-1` is allowed: with `plain`, only without relations. */
  readonly unlimited: boolean | 'plain'
  readonly unique: readonly (readonly string[])[]
  readonly indices: readonly (readonly string[])[]
  /** Pairs of number fields of which the first must not be greater than the second. */
  readonly ordered: readonly (readonly [least: string, greatest: string])[]
  /** Conditions in SQL that every row meets, valid on SQLite and PostgreSQL. */
  readonly checks: readonly string[]
}

type Translations = Readonly<Record<string, TextField | JsonField>>

export interface CollectionOptions {
  readonly fields: Readonly<Record<string, Field>>
  readonly owners?: readonly string[]
  readonly public?: true | { readonly where?: Where; readonly except?: readonly string[] }
  readonly standalone?: boolean
  readonly search?: readonly string[]
  readonly unlimited?: boolean | 'plain'
  readonly unique?: readonly (readonly string[])[]
  readonly indices?: readonly (readonly string[])[]
  readonly ordered?: readonly (readonly [least: string, greatest: string])[]
  readonly checks?: readonly string[]
  /** Texts, or tables of texts, per language: makes the collection `{name}_translation` and the list `translations`. */
  readonly translations?: Translations
}

const publicRead = (given: CollectionOptions['public']): PublicRead | undefined =>
  given && { where: {}, except: [], ...(given === true ? {} : given) }

/**
 * A collection and, when it has `translations`, the collection of its translations. An `id` is added unless given; the
 * owner is the field `project` unless said otherwise. (SPEC 3)
 */
export function collection(name: string, options: CollectionOptions): Collection[] {
  const { fields, translations } = options
  const own: Collection = {
    name,
    fields: {
      id: integer({ required: true }),
      ...fields,
      ...(translations && { translations: o2m(`${name}_translation`, name) }),
    },
    owners: options.owners ?? ['project'],
    sort: 'sort' in fields ? 'sort' : undefined,
    public: publicRead(options.public),
    standalone: options.standalone ?? false,
    search: options.search,
    unlimited: options.unlimited ?? true,
    unique: options.unique ?? [],
    indices: options.indices ?? [],
    ordered: options.ordered ?? [],
    checks: options.checks ?? [],
  }
  return translations ? [own, translationsOf(own, translations)] : [own]
}

const translationsOf = (parent: Collection, texts: Translations): Collection => ({
  name: `${parent.name}_translation`,
  fields: {
    id: integer({ required: true }),
    [parent.name]: partOf(parent.name),
    language: choice(languages, { required: true }),
    ...texts,
  },
  owners: [parent.name],
  sort: undefined,
  public: parent.public && { where: {}, except: [] },
  standalone: false,
  search: undefined,
  unlimited: parent.unlimited,
  unique: [[parent.name, 'language']],
  indices: [],
  ordered: [],
  checks: [],
})
