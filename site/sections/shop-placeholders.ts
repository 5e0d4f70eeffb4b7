import { showsCart, showsShopMenu } from '#domain/cart/shop-visibility.ts'
import { shopLinks } from '../data/legal-links.ts'
import { linkedRoutes } from '../data/linked-routes.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { LinkView } from '../data/shared-data.ts'
import type { SectionView } from './section-view.ts'

/**
 * The sections with the placeholders of the shop filled, or left out as SPEC 2 says: the cart while the shop is on and not in
 * maintenance, the shop menu (AGB, Widerruf, Versand und Zahlung) while it is on.
 */
export async function fillShopPlaceholders(
  sections: SectionView[],
  request: Pick<PageRequest, 'sdk' | 'project' | 'settings' | 'language' | 'first'>,
): Promise<SectionView[]> {
  if (!sections.some(({ kind }) => kind === 'cart' || kind === 'shop_menu')) return sections
  const [settings, existing] = await Promise.all([request.settings, linkedRoutes(request)])
  const facts = {
    enableCart: settings?.enable_cart ?? false,
    maintenanceMode: settings?.maintenance_mode ?? false,
    storeRoot: null,
  }
  const links = shopLinks(request.language, existing)
  return sections.flatMap((section) => {
    if (section.kind === 'cart') return showsCart(facts) ? [section] : []
    if (section.kind !== 'shop_menu') return [section]
    return showsShopMenu(facts) && links.length > 0 ? [menuSection(section, links)] : []
  })
}

/** The menu as a text of its own, which pages can show already. The links are the code's, so that nothing in them needs escaping. */
const menuSection = (section: SectionView, links: LinkView[]): SectionView => ({
  ...section,
  kind: 'text_image',
  html: `${section.html}<ul>${links.map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`).join('')}</ul>`,
})
