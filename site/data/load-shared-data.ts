import type { RowOf } from '#contract/model/row-of.ts'
import { type FooterWidget, footerWidgets } from '#domain/company/footer-widgets.ts'
import { newsletterAbout } from '#domain/company/newsletter-consent.ts'
import { socialIcon } from '#domain/company/social.ts'
import { scopedStyles } from '#domain/look/style-sheet.ts'
import { lookProperties, themeProperties, typePairOf } from '#domain/look/theme.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import { branchPhones } from './branch-phones.ts'
import { companyHoursHtml } from './company-hours.ts'
import { consentsView } from './consents-view.ts'
import { companyAddressView, contactView } from './contact-view.ts'
import { hasContracts } from './has-contracts.ts'
import { houseViews, noticesHtml } from './house-views.ts'
import { imageView } from './image-view.ts'
import { legalLinks, shopLinks, withOwnLinks } from './legal-links.ts'
import { linkedRoutes } from './linked-routes.ts'
import { loadHouses } from './load-houses.ts'
import { shopView } from './load-shop.ts'
import { type MenuItemRow, menuView } from './menu-view.ts'
import type { PageRequest } from './page-request.ts'
import type { LinkView, SharedData, SocialLinkView, ThemeView, WidgetView } from './shared-data.ts'
import { storeRoots } from './store-roots.ts'

type SocialLinkRow = RowOf<'social_link', ['*']>

const level = <const Level extends string>(name: Level) => [`${name}*`, `${name}translations.*`] as const

const MENU_FIELDS = [...level(''), ...level('sub.'), ...level('groups.'), ...level('groups.sub.')] as const

/** Loads what all pages of a project share, each part under the key that pages read it by. */
export async function loadSharedData(request: PageRequest): Promise<SharedData> {
  const { sdk, project, language, first } = request
  const filter = { 'project.domain': project.domain }
  const [theme, houses, menuItems, widgets, socialRows, existing, consents, shop] = await Promise.all([
    sdk.items('theme').first({ filter }),
    loadHouses(request),
    sdk.items('menu_item').read({ filter, fields: MENU_FIELDS, limit: -1 }),
    sdk.items('widget').read({ filter: { ...filter, position: 'footer' }, fields: ['*', 'translations.*'], limit: -1 }),
    sdk.items('social_link').read({ filter, sort: ['sort'], limit: -1 }),
    linkedRoutes(request),
    consentsView(request),
    shopView(request),
  ])
  const texts = pickTranslation(project.translations, language, first)
  const legal = legalLinks(language, existing)
  const legalMenu = withOwnLinks(legal, menuView(menuItems.data, 'legal', request))
  const social = socialLinks(socialRows.data, menuItems.data, request)
  const { company } = houses
  const own = contactView(company, request)
  const contact = { ...own, phones: [...own.phones, ...(await branchPhones(own.phones, request))] }
  const address = companyAddressView(company, request)
  const hours = companyHoursHtml(houses, request)
  const store = storePath({ page: 'list' }, language, storeRoots(project))
  const parts = { contact, address, legalMenu, social }
  return {
    site: {
      name: texts?.site_name || project.display_name,
      claim: texts?.claim ?? '',
      newsletter: newsletterAbout(
        {
          company: company?.company_name,
          site: texts?.site_name || project.display_name,
          goods: project.translations.find((row) => row.language === language)?.newsletter_goods,
        },
        language,
      ),
      logo: imageView(project.logo, language, first),
      languages: project.languages,
      copyright: `© ${company?.company_name ?? project.display_name}`,
      domain: project.domain,
    },
    theme: themeView(theme),
    menus: {
      primary: menuView(menuItems.data, 'primary', request),
      legal,
      shop: hasContracts(project) ? shopLinks(language, existing) : [],
      social,
    },
    contact,
    address,
    hours,
    houses: houseViews(houses, request),
    notices: noticesHtml(houses, request),
    widgets: footerWidgets(widgets.data, language, first)
      .map((widget) => widgetView(widget, parts))
      .filter((widget) => widget.kind !== 'openingHours' || hours !== ''),
    paths: {
      ...Object.fromEntries(
        [...existing].flatMap((route) => {
          const path = pathOf(route, language) ?? pathOf(route, first)
          return path ? [[route, path]] : []
        }),
      ),
      privacy: pathOf('privacy', language) ?? '',
      ...(store && { store }),
    },
    consents,
    shop,
  }
}

/** The social links, and the entries of the social menu that are not among them (SPEC 3). */
function socialLinks(rows: SocialLinkRow[], items: MenuItemRow[], request: PageRequest): SocialLinkView[] {
  const links = rows.map(({ media, display_name, external_path }) => ({
    label: display_name,
    href: external_path,
    icon: socialIcon(media),
  }))
  const known = new Set(links.map(({ href }) => href))
  const inOrder = items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
  const entries = inOrder.flatMap((item) =>
    menuView([item], 'social', request).flatMap(({ label, href }) =>
      href && !known.has(href) ? [{ label, href, icon: socialIcon(item.type) }] : [],
    ),
  )
  return [...links, ...entries]
}

function themeView(theme: RowOf<'theme', ['*']> | null): ThemeView {
  const look = Object.entries(lookProperties(theme)).map(([name, value]) => `${name}:${value}`)
  const colors = Object.entries(themeProperties(theme)).map(([name, value]) => `${name}:${value}`)
  // What is chosen beside the colours stands in tokens.css as well, and comes before that.
  const chosen = look.length > 0 ? `html:root{${look.join(';')}}` : ''
  return {
    css: `:root{${colors.join(';')}}${chosen}${scopedStyles(theme?.style_sheet)}`,
    typePair: typePairOf(theme),
    header: theme?.header_layout ?? 'beside',
    home: theme?.home_layout ?? 'beside',
  }
}

type WidgetParts = Pick<SharedData, 'contact' | 'address'> & {
  legalMenu: LinkView[]
  social: SocialLinkView[]
}

function widgetView({ name, header, showLogo }: FooterWidget, parts: WidgetParts): WidgetView {
  switch (name) {
    case 'address':
      return { kind: name, header, showLogo, address: parts.address }
    case 'contact':
      return { kind: name, header, contact: parts.contact }
    case 'openingHours':
      return { kind: name, header }
    case 'navigation':
      return { kind: name, header, links: parts.legalMenu }
    case 'social':
      return { kind: name, header, links: parts.social }
    case undefined:
      return { kind: 'unknown', header }
  }
}
