/** A variant as the form holds it. */
export type VariantValues = Readonly<Record<string, unknown>>

type Axis = 'first_value' | 'second_value'

const textOf = (row: VariantValues, name: string) => (typeof row[name] === 'string' ? row[name].trim() : '')

const textsOf = (row: VariantValues): VariantValues[] =>
  Array.isArray(row.translations) ? (row.translations as VariantValues[]) : []

/** The values of a choice in the order in which the variants have them. */
export const axisValuesOf = (rows: readonly VariantValues[], axis: Axis): string[] => [
  ...new Set(rows.map((row) => textOf(row, axis)).filter(Boolean)),
]

/** Where the variant of two values stands; -1 for none. */
export const cellAt = (rows: readonly VariantValues[], first: string, second: string): number =>
  rows.findIndex((row) => textOf(row, 'first_value') === first && textOf(row, 'second_value') === second)

/** A variant with its name made of its values, in each language in which both are known. */
function named(row: VariantValues): VariantValues {
  const [first, second] = [textOf(row, 'first_value'), textOf(row, 'second_value')]
  if (!first || !second) return row
  const translations = textsOf(row).map((text) => {
    const own = [textOf(text, 'first_value'), textOf(text, 'second_value')]
    return own.some(Boolean) ? { ...text, display_name: `${own[0] || first}, ${own[1] || second}` } : text
  })
  return { ...row, display_name: `${first}, ${second}`, ...(translations.length > 0 && { translations }) }
}

/** The texts of a value in the other languages, from a variant that has it. */
function knownTexts(rows: readonly VariantValues[], axis: Axis, value: string, at: number): string {
  const row = rows.find((other) => textOf(other, axis) === value)
  return textOf(textsOf(row ?? {})[at] ?? {}, axis)
}

/** The variants with one more of these two values; `defaults` is what a new one begins with. */
export function withCell(
  rows: readonly VariantValues[],
  first: string,
  second: string,
  defaults: VariantValues,
): VariantValues[] {
  const at = cellAt(rows, first, second)
  if (at !== -1) return rows.map((row, place) => (place === at ? { ...row, active: true } : row))
  const translations = textsOf(defaults).map((text, place) => ({
    ...text,
    first_value: knownTexts(rows, 'first_value', first, place) || null,
    second_value: knownTexts(rows, 'second_value', second, place) || null,
  }))
  return [...rows, named({ ...defaults, active: true, first_value: first, second_value: second, translations })]
}

/** The variants without that of two values: one that orders may name stays and can no longer be chosen. */
export function withoutCell(rows: readonly VariantValues[], first: string, second: string): VariantValues[] {
  const at = cellAt(rows, first, second)
  return rows.flatMap((row, place) => {
    if (place !== at) return [row]
    return row.id === undefined ? [] : [{ ...row, active: false }]
  })
}

/** The variants with a value of a choice worded in another way, in the first language or in that at a place of the website's. */
export function withWording(
  rows: readonly VariantValues[],
  axis: Axis,
  value: string,
  { text, place }: { readonly text: string; readonly place: number },
): VariantValues[] {
  return rows.map((row) => {
    if (textOf(row, axis) !== value) return row
    if (place === 0) return named({ ...row, [axis]: text })
    const translations = textsOf(row).map((own, at) => (at === place ? { ...own, [axis]: text } : own))
    return named({ ...row, translations })
  })
}

/** How a value is worded in the language at a place of the website's. */
export const wordingOf = (rows: readonly VariantValues[], axis: Axis, value: string, place: number): string =>
  place === 0 ? value : knownTexts(rows, axis, value, place)
