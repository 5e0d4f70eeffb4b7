import type { FoundPage } from '#contract/wire/catalogue.ts'
import { type PlaceKind, placesByKind } from '#domain/search/places.ts'
import type { LinkView } from '../data/shared-data.ts'

/** What a search finds beside products, of one kind. */
export type FoundGroup = { kind: PlaceKind; links: LinkView[] }

/** What was found, as links in groups by their kind. */
export const foundGroups = (pages: readonly FoundPage[]): FoundGroup[] =>
  placesByKind(pages).map(({ kind, places }) => ({
    kind,
    links: places.map(({ title, path }) => ({ label: title, href: path })),
  }))
