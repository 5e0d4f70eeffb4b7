import { isReservedDomain } from '#domain/paths/reserved-domain.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { Workplace } from '../workplace/workplace.ts'
import type { GuideFacts } from './guide-steps.ts'

const LISTS = ['emails', 'numbers', 'executives', 'addresses'] as const

/** Reads what the steps of the guide follow from. */
export async function loadGuideFacts(sdk: Sdk, { project, user }: Workplace): Promise<GuideFacts> {
  const [own, theme, company, branchHours, brands, goods, shop, sendsMail] = await Promise.all([
    sdk.items('project').first({ filter: { id: project.id }, fields: ['logo', 'guide_done'] }),
    sdk.items('theme').first({ fields: ['id'] }),
    sdk
      .items('company')
      .first({ fields: ['id', 'ust_id', 'vat_number', 'opening_periods', 'opening_hours', ...LISTS] }),
    sdk.items('branch').read({ fields: ['opening_periods'], limit: 50 }),
    sdk.items('brand').read({ fields: ['id'], limit: 1 }),
    sdk.items('ecommerce_product').read({ fields: ['id'], limit: 1 }),
    sdk.items('ecommerce_settings').first({ fields: ['id', 'enable_cart', 'payment_methods', 'shipping_methods'] }),
    user.role === 'administrator' ? canSend(sdk) : undefined,
  ])
  const lacks = company
    ? LISTS.filter((list) => company[list].length === 0).length + (company.ust_id || company.vat_number ? 0 : 1)
    : 0
  const hours = company ? [...company.opening_periods, ...company.opening_hours] : []
  const hasHours = hours.length > 0 || branchHours.data.some(({ opening_periods }) => opening_periods.length > 0)
  return {
    project: { id: project.id, hasLogo: Boolean(own?.logo), isExample: isReservedDomain(project.domain) },
    ticked: own?.guide_done ?? [],
    theme: theme?.id,
    company: company ? { id: company.id, lacks, hasHours } : undefined,
    brands: brands.data.length,
    goods: goods.data.length,
    shop: shop
      ? {
          id: shop.id,
          isOpen: shop.enable_cart,
          payments: shop.payment_methods.length,
          shippings: shop.shipping_methods.length,
        }
      : undefined,
    sendsMail,
  }
}

async function canSend(sdk: Pick<Sdk, 'connections'>): Promise<boolean> {
  const { data } = await sdk.connections.read()
  return data.some(({ key, value }) => key === 'smtp_url' && Boolean(value))
}
