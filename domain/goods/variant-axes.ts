import type { VariantRow } from './product-selection.ts'

/** A variant that is chosen by two values: `Gelbgold 750` and `54`. */
type Placed = Pick<VariantRow, 'id'> & { readonly values: readonly [string, string] }

/** What is chosen: a variant, or only its first or its second value. */
export interface PartChosen {
  readonly id: number
  readonly only?: 'first' | 'second' | undefined
}

/** A value that can be chosen. */
export interface AxisValue {
  readonly text: string
  /** The variant that it leads to together with the other value, where one is chosen and the two go together. */
  readonly variant?: number
  /** A variant that has the value: what an address names it by. */
  readonly like: number
  readonly isChosen: boolean
  /** Whether nothing has it together with the value that is chosen of the other choice. */
  readonly isElsewhere: boolean
}

/** Whether variants are chosen by two values: all of them have both, and no two the same. */
export function haveTwoAxes(variants: readonly Pick<VariantRow, 'values'>[]): boolean {
  const named = variants.flatMap(({ values }) => (values ? [values.join('\n')] : []))
  return variants.length > 0 && new Set(named).size === variants.length
}

/**
 * The values of both choices in the order in which the variants have them, each with where it leads. Values that do not go together are
 * marked and stay: choosing one gives up the other.
 */
export function axisValues(
  variants: readonly Placed[],
  chosen: PartChosen | undefined,
): readonly [AxisValue[], AxisValue[]] {
  const own = variants.find(({ id }) => id === chosen?.id)?.values
  const picked = [
    own && chosen?.only !== 'second' ? own[0] : undefined,
    own && chosen?.only !== 'first' ? own[1] : undefined,
  ] as const
  const valuesOf = (axis: 0 | 1) => {
    const other = picked[axis === 0 ? 1 : 0]
    return [...new Set(variants.map(({ values }) => values[axis]))].map((text): AxisValue => {
      const having = variants.filter(({ values }) => values[axis] === text)
      const together = having.find(({ values }) => values[axis === 0 ? 1 : 0] === other)
      return {
        text,
        ...(together && { variant: together.id }),
        like: (having[0] as Placed).id,
        isChosen: picked[axis] === text,
        isElsewhere: other !== undefined && !together,
      }
    })
  }
  return [valuesOf(0), valuesOf(1)]
}

/** Which of the variants are still meant once something is chosen; all without a choice. */
export function stillMeant(variants: readonly VariantRow[], chosen: PartChosen | undefined): VariantRow[] {
  const own = variants.find(({ id }) => id === chosen?.id)
  if (!own) return [...variants]
  if (!chosen?.only || !own.values) return [own]
  const axis = chosen.only === 'first' ? 0 : 1
  return variants.filter(({ values }) => values?.[axis] === own.values?.[axis])
}
