/** A variant by the words that a picture can name it by. */
interface Named {
  readonly display_name: string
  readonly first_value?: string | null
  readonly second_value?: string | null
}

/** Whether a picture shows this variant and not every one: it names the variant, or one of its values. */
export const isPictureOf = (shows: string | null | undefined, variant: Named): boolean =>
  Boolean(shows) && [variant.display_name, variant.first_value, variant.second_value].includes(shows)

/** Pictures in the order in which a variant is shown: its own, then those of all. Those of others are left out, but where nothing else is there. */
export function picturesOf<Picture extends { readonly shows?: string | null }>(
  pictures: readonly Picture[],
  variant: Named,
): Picture[] {
  const own = pictures.filter(({ shows }) => isPictureOf(shows, variant))
  const common = pictures.filter(({ shows }) => !shows)
  return own.length + common.length > 0 ? [...own, ...common] : [...pictures]
}

/** Pictures with those of the chosen variants first, then those of all, then the others; nothing moves without a choice. */
export function inOrderOf<Picture extends { readonly variants?: readonly number[] }>(
  pictures: readonly Picture[],
  chosen: readonly number[],
): readonly Picture[] {
  if (chosen.length === 0) return pictures
  const rank = ({ variants }: Picture) => (!variants ? 1 : chosen.every((id) => variants.includes(id)) ? 0 : 2)
  return pictures.toSorted((a, b) => rank(a) - rank(b))
}
