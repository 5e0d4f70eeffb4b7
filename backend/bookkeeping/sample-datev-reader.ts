/** A batch as it was read: the head by name, and the lines by number of column. */
export interface ReadBatch {
  readonly head: readonly string[]
  readonly columns: readonly string[]
  readonly lines: readonly (readonly string[])[]
}

const TEXT = (most: number) => new RegExp(`^"([^"]|""){0,${most}}"$`)
const DAY = /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const EMPTY = /^$/

/** What each field of the first line may hold, as the format is published. */
const HEAD: readonly RegExp[] = [
  ...[/^"EXTF"$/, /^700$/, /^21$/, /^"Buchungsstapel"$/, /^13$/],
  ...[/^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d){2}\d{3}$/, EMPTY],
  ...[
    /^"[A-Z]{2}"$/,
    TEXT(25),
    TEXT(25),
    /^(100[1-9]|10[1-9]\d|1[1-9]\d\d|[2-9]\d{3}|[1-9]\d{4,6})$/,
    /^[1-9]\d{0,4}$/,
  ],
  ...[DAY, /^[4-8]$/, DAY, DAY, /^"[\w.\-/ ]{0,30}"$/, /^"([A-Z]{2}){0,2}"$/],
  ...[/^[12]$/, /^(0|30|40|50|64)$/, /^[01]$/, /^"[A-Z]{3}"$/, EMPTY, /^""$/, EMPTY, EMPTY],
  ...[/^"(\d\d){0,2}"$/, /^\d{0,4}$/, EMPTY, /^""$/, TEXT(16)],
]

/** What the columns that a shop fills may hold, by their number in the published list; `1` is the first. */
const FILLED: Readonly<Record<number, RegExp>> = {
  1: /^(?!0+,00$)\d{1,10},\d{2}$/,
  2: /^"[SH]"$/,
  3: /^"[A-Z]{3}"$/,
  7: /^(?!0+$)\d{1,9}$/,
  8: /^(?!0+$)\d{1,9}$/,
  9: /^"(\d{4})?"$/,
  10: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  11: /^"[\w$&%*+/-]{0,36}"$/,
  12: /^"[\w$&%*+/-]{0,36}"$/,
  14: TEXT(60),
  40: /^"([A-Z]{2}\w{0,13})?"$/,
  41: /^(\d\d,\d\d)?$/,
}

/** The columns of text among the others: empty ones still have their quotation marks. */
const TEXTS = new Set([
  ...[6, 16, 20, 37, 38, 42, 91, 95, 96, 98, 102, 103, 105, 107, 109, 110, 112, 118, 120, 121, 123],
  ...Array.from({ length: 16 }, (_, at) => 21 + at),
  ...Array.from({ length: 40 }, (_, at) => 48 + at),
])

const COLUMNS = 125

/** The fields of a line; quotation marks stay. Throws an Error where a quotation mark stands alone. */
function fieldsOf(line: string): string[] {
  const fields = line.match(/(?<=^|;)("([^"]|"")*"|[^";]*)(?=;|$)/g) ?? []
  if (fields.join(';') !== line) throw new Error(`Not made of fields: ${line.slice(0, 200)}`)
  return [...fields]
}

const check = (field: string, form: RegExp, place: string) => {
  if (!form.test(field)) throw new Error(`${place} must be ${form}, and is ${field}`)
}

/**
 * Reads a batch of bookings by DATEV's published description (EXTF 700, category 21, version 13) and by nothing of what writes it: the bytes as
 * Windows-1252, every line with its end, every field by its form. Throws an Error that names the first field that is not as published.
 */
export function readDatev(bytes: Uint8Array): ReadBatch {
  const text = new TextDecoder('windows-1252', { fatal: true }).decode(bytes)
  if (!text.endsWith('\r\n') || /\n(?!$)/.test(text.replaceAll('\r\n', ''))) throw new Error('A line has no CR LF')
  const [first = '', names = '', ...rows] = text.slice(0, -2).split('\r\n')
  if (/\p{Cc}/u.test(first + rows.join(''))) throw new Error('A control character')
  const head = fieldsOf(first)
  if (head.length !== HEAD.length) throw new Error(`${head.length} fields of the head`)
  for (const [at, form] of HEAD.entries()) check(head[at] ?? '', form, `Head ${at + 1}`)
  const length = Number(head[13])
  const lines = rows.map((row, index) => {
    const fields = fieldsOf(row)
    if (fields.length !== COLUMNS) throw new Error(`${fields.length} columns in line ${index + 3}`)
    for (const [at, field] of fields.entries())
      check(field, FILLED[at + 1] ?? (TEXTS.has(at + 1) ? /^""$/ : EMPTY), `Line ${index + 3}, column ${at + 1}`)
    const [account = '', other = ''] = fields.slice(6, 8)
    if (account.length > length + 1 || other.length > length) throw new Error(`Accounts ${account} and ${other}`)
    const [, day = '', month = ''] = /^(..)(..)$/.exec(fields[9] ?? '') ?? []
    const date = `${head[14]?.slice(0, 4)}${month}${day}`
    if (date < String(head[14]) || date > String(head[15])) throw new Error(`${date} is not in the batch`)
    return fields
  })
  return { head, columns: names.split(';'), lines }
}
