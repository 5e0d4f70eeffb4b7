import { loadHouses } from '../data/load-houses.ts'
import type { PageContext } from '../data/page-context.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { LinkView, SharedData } from '../data/shared-data.ts'
import { takesOrders } from '../data/takes-orders.ts'
import { businesses } from './businesses.ts'

type Facts = { page: PageContext; paths: SharedData['paths']; path: string; home: string; social: LinkView[] }

/** The pages that describe the company and its shops to search engines. */
const BUSINESS_ROUTES = ['home', 'contact', 'branches']

/** What a page says to search engines about itself, as JSON-LD objects. */
export async function structuredData(request: PageRequest, facts: Facts): Promise<object[]> {
  const { page, paths, path, home, social } = facts
  const origin = `https://${request.project.domain}`
  const found: object[] = []
  if (BUSINESS_ROUTES.includes(page.route)) {
    const [houses, settings] = await Promise.all([loadHouses(request), request.settings])
    const shop = takesOrders(settings) ? settings : null
    const all = businesses({ ...houses, paths, social, shop }, request)
    const own = all.filter(({ url }) => url === origin + path)
    // The page of one branch is about that branch alone, and whom it belongs to.
    found.push(...(page.route === 'branches' && own.length > 0 ? [...all.slice(0, 1), ...own] : all))
  }
  if (page.route === 'home') {
    found.push({ '@type': 'WebSite', name: page.meta.siteName, url: origin + path, inLanguage: page.language })
  } else {
    const links = [{ label: home, href: paths.home ?? '/' }, ...page.trail, { label: page.meta.title, href: path }]
    found.push(breadcrumbList(links, origin))
  }
  return found.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

export function breadcrumbList(links: LinkView[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
}
