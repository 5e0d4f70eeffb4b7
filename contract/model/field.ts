/**
 * Who alone may write a field that decides whom the product trusts: hosts, keys and addresses that end in content policies, mails,
 * redirects or payments. Administrators; who runs the installation; or nobody but the program. No permission gives more. (SPEC 6)
 */
export type Trust = 'administrator' | 'installation' | 'program'

interface Common<Required extends boolean> {
  /** A value must be given; an empty text does not count as one. */
  readonly required?: Required
  readonly trusted?: Trust
  /** Never read by anyone through a call. */
  readonly secret?: boolean
  /** Read by who may change the record alone: it is needed for work on it, and no reader's concern. */
  readonly forWork?: boolean
}

export interface TextField<Required extends boolean = boolean, Choice extends string = string>
  extends Common<Required> {
  readonly type: 'text' | 'html'
  /** Longest value in characters. */
  readonly max: number
  readonly default?: string
  readonly choices?: readonly Choice[]
  readonly format?: TextFormat
  /** May name the shop's settings as `{{versandarten}}`, and nothing else in double braces. */
  readonly placeholders?: boolean
  /** Paths of the site itself need nobody's trust, though the field is `trusted`. */
  readonly freePaths?: boolean
}

/** `web` is an address of another server, `https` one that is asked for over TLS alone, `styles` a style sheet that asks nobody for anything. */
export type TextFormat = 'slug' | 'email' | 'color' | 'domain' | 'country' | 'web' | 'https' | 'styles'

export interface NumberField<Required extends boolean = boolean> extends Common<Required> {
  /** `money` is stored as whole cents and sent as euro with at most two decimals. */
  readonly type: 'integer' | 'number' | 'money'
  /** Bounds in the unit that is stored: cents for `money`. */
  readonly min?: number
  readonly max?: number
  /** How many decimals a `number` may have at most; without it any. */
  readonly decimals?: number
  readonly default?: number
}

export interface BooleanField extends Common<true> {
  readonly type: 'boolean'
  readonly default: boolean
}

export interface MomentField<Required extends boolean = boolean> extends Common<Required> {
  /** Stored and sent as text: `2026-03-09`, `18:30:00`, `2026-03-09T17:30:00.000Z`. */
  readonly type: 'date' | 'time' | 'datetime'
  readonly default?: 'now'
}

export interface JsonField<
  Required extends boolean = boolean,
  Shape extends 'object' | 'list' = 'object' | 'list',
  Value extends string = string,
  Keys extends JsonKeys = JsonKeys,
> extends Common<Required> {
  readonly type: 'json'
  readonly shape: Shape
  /** Longest value in characters of JSON. */
  readonly max: number
  /** What a list may name, each once; a required list names at least one. Without it a list holds anything. */
  readonly values?: readonly Value[]
  /** What an object may hold by its keys, each of which may be missing or null. Without it an object holds anything. */
  readonly keys?: Keys
}

export type JsonKeys = Readonly<Record<string, readonly JsonPart[]>>

/** A kind of value under a key of JSON; `ids` is a list of whole numbers. */
export type JsonPart = 'text' | 'number' | 'boolean' | 'ids'

export interface UuidField<Required extends boolean = boolean> extends Common<Required> {
  readonly type: 'uuid'
}

export interface ManyToOne<Required extends boolean = boolean, Target extends string = string>
  extends Common<Required> {
  readonly type: 'm2o'
  readonly target: Target
  readonly onDelete: 'cascade' | 'restrict' | 'set null'
}

export interface OneToMany<Target extends string = string> {
  readonly type: 'o2m'
  readonly required?: false
  readonly secret?: false
  readonly forWork?: false
  readonly trusted?: never
  /** The collection of the list's rows. */
  readonly target: Target
  /** The many-to-one field of `target` that points back here. */
  readonly by: string
}

/** A field of a collection. Every type but `o2m` is a column of its table. */
export type Field = TextField | NumberField | BooleanField | MomentField | JsonField | UuidField | ManyToOne | OneToMany

export type Column = Exclude<Field, OneToMany>

type Options<F, Required> = { readonly required?: Required } & Readonly<Partial<Omit<F, 'type' | 'required'>>>
type TextOptions<Required> = Options<TextField, Required>
type NumberOptions<Required> = Options<NumberField, Required>
type RelationOptions<Required> = Options<ManyToOne, Required>

// The makers keep what they are given in their types: rows on the wire are derived from it (row-of.ts).

export const text = <Required extends boolean = false>(
  options: TextOptions<Required> = {},
): TextField<NoInfer<Required>> => ({
  type: 'text',
  max: 255,
  ...options,
})

export const longText = <Required extends boolean = false>(
  options: TextOptions<Required> = {},
): TextField<NoInfer<Required>> => ({ type: 'text', max: 10_000, ...options })

export const html = <Required extends boolean = false>(
  options: TextOptions<Required> = {},
): TextField<NoInfer<Required>> => ({
  type: 'html',
  max: 100_000,
  ...options,
})

export const choice = <Choice extends string, Required extends boolean = false>(
  choices: readonly Choice[],
  options: Omit<TextOptions<Required>, 'choices'> = {},
): TextField<NoInfer<Required>, NoInfer<Choice>> => ({ type: 'text', max: 64, choices, ...options })

export const slug = <Required extends boolean = true>(
  options: TextOptions<Required> = {},
): TextField<NoInfer<Required>> => ({
  type: 'text',
  max: 120,
  format: 'slug',
  ...options,
  required: unlessSaid(options, true),
})

export const integer = <Required extends boolean = false>(
  options: NumberOptions<Required> = {},
): NumberField<NoInfer<Required>> => ({ type: 'integer', ...options })

export const number = <Required extends boolean = false>(
  options: NumberOptions<Required> = {},
): NumberField<NoInfer<Required>> => ({ type: 'number', ...options })

/** Euro, gross, never negative. */
export const money = <Required extends boolean = false>(
  options: NumberOptions<Required> = {},
): NumberField<NoInfer<Required>> => ({ type: 'money', min: 0, max: 1_000_000_000, ...options })

export const boolean = (value = false, options: Omit<Options<Common<true>, true>, 'required'> = {}): BooleanField => ({
  type: 'boolean',
  default: value,
  ...options,
})

export const time = (): MomentField<false> => ({ type: 'time' })

/** A day of the calendar, without a time. */
export const date = <Required extends boolean = false>(
  options: Options<MomentField, Required> = {},
): MomentField<NoInfer<Required>> => ({ type: 'date', ...options })

export const datetime = <Required extends boolean = false>(
  options: Options<MomentField, Required> = {},
): MomentField<NoInfer<Required>> => ({ type: 'datetime', ...options })

export const json = <
  Shape extends JsonField['shape'],
  Required extends boolean = false,
  Value extends string = string,
  const Keys extends JsonKeys = JsonKeys,
>(
  shape: Shape,
  options: Options<Omit<JsonField, 'shape' | 'values' | 'keys'>, Required> & {
    readonly values?: readonly Value[]
    readonly keys?: Keys
  } = {},
): JsonField<NoInfer<Required>, NoInfer<Shape>, NoInfer<Value>, NoInfer<Keys>> => ({
  type: 'json',
  shape,
  max: 20_000,
  ...options,
})

/**
 * JSON whose parts only the program writes: rows have it as this type, while calls describe it as any object or list.
 * `holding<Address>()(json('object'))`.
 */
export const holding =
  <Held>() =>
  <F extends JsonField>(field: F) =>
    field as F & { readonly held?: Held }

/** Keys of JSON that all hold a text. */
export const textKeys = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ['text'] as const])) as { readonly [Key in Name]: readonly ['text'] }

/** Points to one row of `target`; when that row is deleted, this field becomes empty. */
export const m2o = <Target extends string, Required extends boolean = false>(
  target: Target,
  options: Omit<RelationOptions<Required>, 'target'> = {},
): ManyToOne<NoInfer<Required>, NoInfer<Target>> => ({
  type: 'm2o',
  target,
  onDelete: options.required ? 'restrict' : 'set null',
  ...options,
})

/** Points to the row that this one is a part of; deleted together with it. */
export const partOf = <Target extends string, Required extends boolean = true>(
  target: Target,
  options: Omit<RelationOptions<Required>, 'target'> = {},
): ManyToOne<NoInfer<Required>, NoInfer<Target>> => ({
  type: 'm2o',
  target,
  onDelete: 'cascade',
  ...options,
  required: unlessSaid(options, true),
})

const unlessSaid = <Required extends boolean>(options: { readonly required?: Required }, otherwise: boolean) =>
  options.required ?? (otherwise as Required)

export const o2m = <Target extends string>(target: Target, by: string): OneToMany<NoInfer<Target>> => ({
  type: 'o2m',
  target,
  by,
})

const PUBLISH_STATES = ['draft', 'published', 'archived'] as const

export const status = (initial: (typeof PUBLISH_STATES)[number] = 'draft') =>
  choice(PUBLISH_STATES, { required: true, default: initial })

export const sort = () => integer({ required: true, default: 0, min: 0, max: 1_000_000 })
