import type { Database } from '../db/database.ts'

/** What kind of taxed turnover it is, which decides about its account. */
export type TaxedTurnover = 'standard' | 'reduced' | 'abroad'

/** What kind of turnover a rate of a paper is, as it was when the paper was issued. */
export interface RateTurnover {
  readonly percent: number
  readonly kind: TaxedTurnover
}

interface Rates {
  readonly standard: number
  readonly reduced: number
}

/** The rates that a shop's settings name, and whether those of other countries are charged there. */
export interface TurnoverRates {
  readonly own: Rates
  /** By the code of the country. */
  readonly abroad: ReadonlyMap<string, Rates>
  readonly oss: boolean
}

export const HOME = 'DE'

const distance = ({ standard, reduced }: Rates, percent: number) =>
  Math.min(Math.abs(percent - standard), Math.abs(percent - reduced))

/**
 * What kind of turnover goods are that went to a country at a rate. The rate itself says whose it is, and the setting only where both have
 * it: orders keep theirs when the settings change, so one that neither has any more is taken for that which is nearest.
 */
export function turnoverOf(percent: number, country: string, { own, abroad, oss }: TurnoverRates): TaxedTurnover {
  const there = country === HOME ? undefined : abroad.get(country)
  const further = there ? distance(own, percent) - distance(there, percent) : -1
  if (further > 0 || (further === 0 && oss)) return 'abroad'
  return Math.abs(percent - own.standard) <= Math.abs(percent - own.reduced) ? 'standard' : 'reduced'
}

/** What a project's settings say of rates of VAT today. */
export async function turnoverRates(db: Database, project: number): Promise<TurnoverRates> {
  const settings = await db
    .selectFrom('ecommerce_settings')
    .select(['id', 'default_tax_percent', 'reduced_tax_percent', 'oss'])
    .where('project', '=', project)
    .executeTakeFirstOrThrow()
  const countries = await db
    .selectFrom('ecommerce_shipping_country')
    .select(['country_code', 'tax_percent', 'reduced_tax_percent'])
    .where('settings', '=', Number(settings.id))
    .where('tax_percent', 'is not', null)
    .execute()
  return {
    own: { standard: Number(settings.default_tax_percent), reduced: Number(settings.reduced_tax_percent) },
    abroad: new Map(
      countries.map(({ country_code, tax_percent, reduced_tax_percent }) => [
        String(country_code),
        { standard: Number(tax_percent), reduced: Number(reduced_tax_percent ?? tax_percent) },
      ]),
    ),
    oss: Boolean(settings.oss),
  }
}
