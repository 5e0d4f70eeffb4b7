/** A way for goods to reach people: price and bounds of the goods' value in cents, with the working days that it adds. */
export interface WayOfShipping<Country> {
  readonly isCollection: boolean
  readonly cents: number
  readonly days: number
  /** Empty: all. */
  readonly countries: readonly Country[]
  readonly least: number | null
  readonly most: number | null
}

const brings = <Country>(way: WayOfShipping<Country>, country: Country, value: number): boolean =>
  !way.isCollection &&
  (way.countries.length === 0 || way.countries.includes(country)) &&
  value >= (way.least ?? 0) &&
  value <= (way.most ?? Number.POSITIVE_INFINITY)

/**
 * The cheapest of the ways that bring goods of a value to a country: what a product's page and a cart count with before the customer chooses.
 * Undefined where nothing does. (SPEC 3)
 */
export function usualWay<Country, Way extends WayOfShipping<Country>>(
  ways: readonly Way[],
  country: Country,
  value: number,
): Way | undefined {
  return ways.filter((way) => brings(way, country, value)).toSorted((a, b) => a.cents - b.cents)[0]
}

/** Whether the usual way takes goods of a value longer to another of the shop's countries than to this one. */
export function isSlowerElsewhere<Country>(
  ways: readonly WayOfShipping<Country>[],
  countries: readonly Country[],
  country: Country,
  value: number,
): boolean {
  const daysTo = (to: Country) => usualWay(ways, to, value)?.days ?? 0
  return countries.some((other) => daysTo(other) > daysTo(country))
}

/**
 * The working days by which a way takes longer than stands at the goods, which is by the usual way to the shop's first country: the
 * most of all values that it carries, 0 where it is never slower.
 */
export function daysOnTop<Country>(
  ways: readonly WayOfShipping<Country>[],
  country: Country | undefined,
  way: WayOfShipping<Country>,
): number {
  const shown = country === undefined ? [] : shownDays(ways, country, way)
  return Math.max(0, way.days - (shown.length === 0 ? 0 : Math.min(...shown)))
}

/** What the usual way adds, over the values that another way carries: it changes only where the bounds of one begin or end. */
function shownDays<Country>(
  ways: readonly WayOfShipping<Country>[],
  country: Country,
  { least, most }: WayOfShipping<Country>,
): number[] {
  const values = [least ?? 0, ...ways.flatMap((way) => [way.least ?? 0, ...(way.most === null ? [] : [way.most + 1])])]
  return values
    .filter((value) => value >= (least ?? 0) && value <= (most ?? Number.POSITIVE_INFINITY))
    .flatMap((value) => usualWay(ways, country, value)?.days ?? [])
}
