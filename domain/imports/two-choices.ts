const BETWEEN = ' / '

/** What two choices are called, and the values of each variant in its order. */
export interface TwoChoices {
  readonly names: readonly [string, string]
  readonly values: readonly (readonly [string, string])[]
}

const pairOf = (text: string): readonly [string, string] | undefined => {
  const parts = text.split(BETWEEN).map((part) => part.trim())
  const [first, second] = parts
  return parts.length === 2 && first && second ? [first, second] : undefined
}

/** Variants that a file tells apart by two things, such as `Metall / Ringweite` with `Gelbgold / 54`; undefined where one of them does not fit. */
export function twoChoices(
  axis: string | undefined,
  variants: readonly { readonly name: string }[],
): TwoChoices | undefined {
  const names = pairOf(axis ?? '')
  const values = variants.flatMap(({ name }) => {
    const pair = pairOf(name)
    return pair ? [pair] : []
  })
  return names && variants.length > 0 && values.length === variants.length ? { names, values } : undefined
}
