import { type Language, languages } from '#domain/texts/language.ts'
import {
  choice,
  type Field,
  integer,
  type JsonField,
  type ManyToOne,
  type NumberField,
  type OneToMany,
  o2m,
  partOf,
  type TextField,
} from './field.ts'

export type Where = Readonly<Record<string, string | boolean | number>>

/** What anonymous visitors may read of a collection, always within their project. */
export interface PublicRead {
  /** Only rows with these values. */
  readonly where: Where
  /** Fields that stay hidden. */
  readonly except: readonly string[]
}

type Fields = Readonly<Record<string, Field>>
type Texts = Readonly<Record<string, TextField | JsonField>>

export interface Collection<Name extends string = string, Own extends Fields = Fields> {
  readonly name: Name
  readonly fields: Own
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
  /** Columns of the rows that belong to it which `q` looks through as well, by the list that holds them. */
  readonly searchParts: Readonly<Record<string, readonly string[]>>
  /** The column of telephone numbers (domain/search/searched-number.ts) and that of sums in which `q` finds numbers. */
  readonly searchNumbers: { readonly phone: string; readonly sum: string } | undefined
  /** Whether `limit=-1` is allowed: with `plain`, only without relations. */
  readonly unlimited: boolean | 'plain'
  readonly unique: readonly (readonly string[])[]
  readonly indices: readonly (readonly string[])[]
  /** Pairs of number fields of which the first must not be greater than the second. */
  readonly ordered: readonly (readonly [least: string, greatest: string])[]
  /** Conditions in SQL that every row meets, valid on SQLite and PostgreSQL. */
  readonly checks: readonly string[]
}

export interface CollectionOptions<Own extends Fields = Fields, Translated extends Texts = Texts> {
  readonly fields: Own
  readonly owners?: readonly string[]
  readonly public?: true | { readonly where?: Where; readonly except?: readonly string[] }
  readonly standalone?: boolean
  readonly search?: readonly string[]
  readonly searchParts?: Readonly<Record<string, readonly string[]>>
  readonly searchNumbers?: { readonly phone: string; readonly sum: string }
  readonly unlimited?: boolean | 'plain'
  readonly unique?: readonly (readonly string[])[]
  readonly indices?: readonly (readonly string[])[]
  readonly ordered?: readonly (readonly [least: string, greatest: string])[]
  readonly checks?: readonly string[]
  /** Texts, or tables of texts, per language: makes the collection `{name}_translation` and the list `translations`. */
  readonly translations?: Translated
}

const publicRead = (given: CollectionOptions['public']): PublicRead | undefined =>
  given && { where: {}, except: [], ...(given === true ? {} : given) }

type WithId<Own extends Fields> = 'id' extends keyof Own ? Own : { readonly id: NumberField<true> } & Own

type TranslationFields<Name extends string, Translated extends Texts> = {
  readonly id: NumberField<true>
  readonly language: TextField<true, Language>
} & { readonly [Parent in Name]: ManyToOne<true, Name> } & Translated

/** A collection as its declaration says, and that of its translations where it has some. */
type Declared<Name extends string, Own extends Fields, Translated extends Texts> = [keyof Translated] extends [never]
  ? [Collection<Name, WithId<Own>>]
  : [
      Collection<Name, WithId<Own> & { readonly translations: OneToMany<`${Name}_translation`> }>,
      Collection<`${Name}_translation`, TranslationFields<Name, Translated>>,
    ]

/**
 * A collection and, when it has `translations`, the collection of its translations. An `id` is added unless given; the
 * owner is the field `project` unless said otherwise. Names and fields stay in the type, so that rows can be derived. (SPEC 3)
 */
export function collection<
  const Name extends string,
  const Own extends Fields,
  const Translated extends Texts = Record<never, never>,
>(name: Name, options: CollectionOptions<Own, Translated>): Declared<Name, Own, Translated>
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
    searchParts: options.searchParts ?? {},
    searchNumbers: options.searchNumbers,
    unlimited: options.unlimited ?? true,
    unique: options.unique ?? [],
    indices: options.indices ?? [],
    ordered: options.ordered ?? [],
    checks: options.checks ?? [],
  }
  return translations ? [own, translationsOf(own, translations)] : [own]
}

const translationsOf = (parent: Collection, texts: Texts): Collection => ({
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
  searchParts: {},
  searchNumbers: undefined,
  unlimited: parent.unlimited,
  unique: [[parent.name, 'language']],
  indices: 'slug' in texts ? [['slug']] : [],
  ordered: [],
  checks: [],
})
