import type { ShopSettingsRow } from './rows.ts'

/** Days in which consumers may withdraw (§ 355 (2) BGB). */
const DAYS = 14

/** How goods are sent back, as schema.org has it: to every country that the shop sends to. What is not as it should be never costs the customer (§ 439 (2) BGB). */
export function returnPolicy({
  return_costs,
  shipping_countries,
}: Pick<ShopSettingsRow, 'return_costs' | 'shipping_countries'>) {
  const fees = `https://schema.org/${return_costs === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: shipping_countries.map(({ country_code }) => country_code),
    returnPolicyCountry: 'DE',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: fees,
    customerRemorseReturnFees: fees,
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  }
}
