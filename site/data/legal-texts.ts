import { legalPageRoutes } from '#domain/orders/legal-page-types.ts'
import type { RouteKey } from '#domain/paths/route-map.ts'
import { pickOwnText } from '#domain/texts/language.ts'
import type { LocalTextView } from './local-text.ts'
import type { PageRequest } from './page-request.ts'
import type { LegalPageRow } from './rows.ts'

const FIELDS = ['id', 'legal_pages.type', 'legal_pages.content', 'legal_pages.translations.*']

/** The legal pages of the shop's settings, by the route that shows them (SPEC 2, 3). All callers ask alike, so it is read once. */
async function legalPagesOf({ sdk, project }: Pick<PageRequest, 'sdk' | 'project'>) {
  const settings = await sdk.items<{ legal_pages: LegalPageRow[] }>('ecommerce_settings').first({
    filter: { 'project.domain': project.domain },
    fields: FIELDS,
  })
  return new Map<string, LegalPageRow>(settings?.legal_pages.map((page) => [legalPageRoutes[page.type], page]))
}

const textOf = (
  { content, translations }: LegalPageRow,
  { language, first }: Pick<PageRequest, 'language' | 'first'>,
) => pickOwnText({ own: content, translations }, 'content', language, first)

/** The legal text that orders are made under, for the page of a route; undefined where the settings have none. */
export async function legalText(
  route: string,
  request: Pick<PageRequest, 'sdk' | 'project' | 'language' | 'first'>,
): Promise<LocalTextView | undefined> {
  if (!isLegalRoute(route)) return undefined
  const page = (await legalPagesOf(request)).get(route)
  const found = page && textOf(page, request)
  return found && { text: found.text, lang: found.language === request.language ? undefined : found.language }
}

const isLegalRoute = (route: string) => Object.values<string>(legalPageRoutes).includes(route)

/** The routes that have a legal text, at least in the project's first language. */
export async function legalTextRoutes(request: Pick<PageRequest, 'sdk' | 'project'>): Promise<RouteKey[]> {
  const [first] = request.project.languages
  if (!first) return []
  const pages = await legalPagesOf(request)
  return Object.values(legalPageRoutes).filter((route) => {
    const page = pages.get(route)
    return page && textOf(page, { language: first, first })
  })
}
