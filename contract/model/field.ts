/**
 * Who alone may write a field that decides whom the product trusts: hosts, keys and addresses that end in content policies, mails,
 * redirects or payments. Administrators; who runs the installation; or nobody but the program. No permission gives more. (SPEC 6)
 */
export type Trust = 'administrator' | 'installation' | 'program'

interface Common {
  /** A value must be given; an empty text does not count as one. */
  readonly required?: boolean
  readonly trusted?: Trust
  /** Never read by anyone through a call. */
  readonly secret?: boolean
}

export interface TextField extends Common {
  readonly type: 'text' | 'html'
  /** Longest value in characters. */
  readonly max: number
  readonly default?: string
  readonly choices?: readonly string[]
  readonly format?: TextFormat
  /** Paths of the site itself need nobody's trust, though the field is `trusted`. */
  readonly freePaths?: boolean
}

/** `web` is an address of another server, `https` one that is asked for over TLS alone. */
export type TextFormat = 'slug' | 'email' | 'color' | 'domain' | 'country' | 'web' | 'https'

export interface NumberField extends Common {
  /** `money` is stored as whole cents and sent as euro with at most two decimals. */
  readonly type: 'integer' | 'number' | 'money'
  /** Bounds in the unit that is stored: cents for `money`. */
  readonly min?: number
  readonly max?: number
  /** How many decimals a `number` may have at most; without it any. */
  readonly decimals?: number
  readonly default?: number
}

export interface BooleanField extends Common {
  readonly type: 'boolean'
  readonly default: boolean
}

export interface MomentField extends Common {
  /** Stored and sent as text: `2026-03-09`, `18:30:00`, `2026-03-09T17:30:00.000Z`. */
  readonly type: 'date' | 'time' | 'datetime'
  readonly default?: 'now'
}

export interface JsonField extends Common {
  readonly type: 'json'
  readonly shape: 'object' | 'list'
  /** Longest value in characters of JSON. */
  readonly max: number
  /** What a list may name, each once; a required list names at least one. Without it a list holds anything. */
  readonly values?: readonly string[]
  /** What an object may hold by its keys, each of which may be missing or null. Without it an object holds anything. */
  readonly keys?: Readonly<Record<string, readonly JsonPart[]>>
}

/** A kind of value under a key of JSON; `ids` is a list of whole numbers. */
export type JsonPart = 'text' | 'number' | 'boolean' | 'ids'

export interface UuidField extends Common {
  readonly type: 'uuid'
}

export interface ManyToOne extends Common {
  readonly type: 'm2o'
  readonly target: string
  readonly onDelete: 'cascade' | 'restrict' | 'set null'
}

export interface OneToMany {
  readonly type: 'o2m'
  readonly required?: false
  readonly secret?: false
  readonly trusted?: never
  /** The collection of the list's rows. */
  readonly target: string
  /** The many-to-one field of `target` that points back here. */
  readonly by: string
}

/** A field of a collection. Every type but `o2m` is a column of its table. */
export type Field = TextField | NumberField | BooleanField | MomentField | JsonField | UuidField | ManyToOne | OneToMany

export type Column = Exclude<Field, OneToMany>

type Options<F> = Partial<Omit<F, 'type'>>

export const text = (options: Options<TextField> = {}): TextField => ({ type: 'text', max: 255, ...options })

export const longText = (options: Options<TextField> = {}): TextField => ({ type: 'text', max: 10_000, ...options })

export const html = (options: Options<TextField> = {}): TextField => ({ type: 'html', max: 100_000, ...options })

export const choice = (choices: readonly string[], options: Options<TextField> = {}): TextField => ({
  type: 'text',
  max: 64,
  choices,
  ...options,
})

export const slug = (options: Options<TextField> = {}): TextField => ({
  type: 'text',
  max: 120,
  format: 'slug',
  required: true,
  ...options,
})

export const integer = (options: Options<NumberField> = {}): NumberField => ({ type: 'integer', ...options })

export const number = (options: Options<NumberField> = {}): NumberField => ({ type: 'number', ...options })

/** Euro, gross, never negative. */
export const money = (options: Options<NumberField> = {}): NumberField => ({
  type: 'money',
  min: 0,
  max: 1_000_000_000,
  ...options,
})

export const boolean = (value = false, options: Options<Common> = {}): BooleanField => ({
  type: 'boolean',
  default: value,
  ...options,
})

export const time = (): MomentField => ({ type: 'time' })

export const datetime = (options: Options<MomentField> = {}): MomentField => ({ type: 'datetime', ...options })

export const json = (shape: JsonField['shape'], options: Options<JsonField> = {}): JsonField => ({
  type: 'json',
  shape,
  max: 20_000,
  ...options,
})

/** Keys of JSON that all hold a text. */
export const textKeys = (...names: readonly string[]): NonNullable<JsonField['keys']> =>
  Object.fromEntries(names.map((name) => [name, ['text']]))

/** Points to one row of `target`; when that row is deleted, this field becomes empty. */
export const m2o = (target: string, options: Options<ManyToOne> = {}): ManyToOne => ({
  type: 'm2o',
  target,
  onDelete: options.required ? 'restrict' : 'set null',
  ...options,
})

/** Points to the row that this one is a part of; deleted together with it. */
export const partOf = (target: string, options: Options<ManyToOne> = {}): ManyToOne => ({
  type: 'm2o',
  target,
  required: true,
  onDelete: 'cascade',
  ...options,
})

export const o2m = (target: string, by: string): OneToMany => ({ type: 'o2m', target, by })

export const status = (initial = 'draft'): TextField =>
  choice(['draft', 'published', 'archived'], { required: true, default: initial })

export const sort = (): NumberField => integer({ required: true, default: 0, min: 0, max: 1_000_000 })
