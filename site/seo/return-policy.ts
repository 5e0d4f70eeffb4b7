import type { ShopSettingsRow } from '../data/rows.ts'

/** Days in which consumers may withdraw (§ 355 (2) BGB). */
const DAYS = 14

/** How goods are sent back, as schema.org has it: to every country that the shop sends to. */
export const returnPolicy = ({
  return_costs,
  shipping_countries,
}: Pick<ShopSettingsRow, 'return_costs' | 'shipping_countries'>) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: shipping_countries.map(({ country_code }) => country_code),
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: `https://schema.org/${return_costs === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
})
