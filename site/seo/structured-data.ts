import type { PageContext } from '../data/page-context.ts'
import type { PageRequest } from '../data/page-request.ts'
import { BRANCH_FIELDS, COMPANY_FIELDS } from '../data/rows.ts'
import type { LinkView, SharedData } from '../data/shared-data.ts'
import { businesses } from './businesses.ts'

type Facts = { page: PageContext; paths: SharedData['paths']; path: string; home: string; year: number }

/** The pages that describe the company and its shops to search engines. */
const BUSINESS_ROUTES = ['home', 'contact']

/** What a page says to search engines about itself, as JSON-LD objects. */
export async function structuredData(request: PageRequest, facts: Facts): Promise<object[]> {
  const { page, paths, path, home, year } = facts
  const origin = `https://${request.project.domain}`
  const found: object[] = []
  if (BUSINESS_ROUTES.includes(page.route)) {
    found.push(...businesses({ ...(await loadBusinesses(request)), paths, year }, request))
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

async function loadBusinesses({ sdk, project }: PageRequest) {
  const filter = { 'project.domain': project.domain }
  const [company, branches] = await Promise.all([
    sdk.items('company').first({ filter, fields: COMPANY_FIELDS }),
    sdk.items('branch').read({
      filter,
      fields: BRANCH_FIELDS,
      sort: ['sort'],
      limit: -1,
    }),
  ])
  return { company, branches: branches.data }
}
