/** What a search finds beside goods, in the order in which its groups stand. */
export const placeKinds = ['brand', 'category', 'service', 'page', 'news', 'event', 'branch'] as const

export type PlaceKind = (typeof placeKinds)[number]

/** What has a kind, in groups of one kind each: the kinds in their order, what is of a kind in the order it came in. */
export function placesByKind<Place extends { readonly kind: PlaceKind }>(
  places: readonly Place[],
): { kind: PlaceKind; places: Place[] }[] {
  return placeKinds.flatMap((kind) => {
    const own = places.filter((place) => place.kind === kind)
    return own.length > 0 ? [{ kind, places: own }] : []
  })
}
