const SHORTEST = 2
const DIVIDING = /[\s\-_./#]+$/

/**
 * The number that the variants of a product share, and what each adds to it, for the shop puts one behind the other: `R-10-54` and
 * `R-10-56` are `R-10` with `-54` and `-56`. A number of the product itself counts where all of theirs begin with it. Without anything in
 * common the product has none, and each variant its own.
 */
export function commonReference(
  own: string | undefined,
  references: readonly (string | undefined)[],
): { readonly shared: string | undefined; readonly suffixes: readonly (string | undefined)[] } {
  const given = references.flatMap((reference) => reference || [])
  const [first = ''] = given
  const suffixesOf = (shared: string) =>
    references.map((reference) => (reference ? reference.slice(shared.length) || undefined : undefined))
  if (given.length === 0) return { shared: own || undefined, suffixes: references.map(() => undefined) }
  if (own && given.every((reference) => reference.startsWith(own))) return { shared: own, suffixes: suffixesOf(own) }
  const isWhole = (shared: string) =>
    given.every(
      (reference) => reference.startsWith(shared) && /^$|^[^\p{L}\p{N}]/u.test(reference.slice(shared.length)),
    )
  let shared = first
  while (shared.length >= SHORTEST && !isWhole(shared)) shared = shared.slice(0, -1)
  const bare = shared.replace(DIVIDING, '')
  if (given.length > 1 && bare.length >= SHORTEST) return { shared: bare, suffixes: suffixesOf(bare) }
  if (given.length === 1 && !own) return { shared: first, suffixes: suffixesOf(first) }
  return { shared: undefined, suffixes: suffixesOf('') }
}
