import type { RowOf } from '#contract/model/row-of.ts'
import { inForceWords } from '#domain/company/in-force-words.ts'
import { contractTexts, legalPageRoutes } from '#domain/orders/legal-page-types.ts'
import { offersWithdrawal } from '#domain/orders/offers-withdrawal.ts'
import { withdrawalText } from '#domain/orders/withdrawal-notice.ts'
import type { RouteKey } from '#domain/paths/route-map.ts'
import { isLanguage, pickOwnText } from '#domain/texts/language.ts'
import { hasContracts } from './has-contracts.ts'
import type { LocalTextView } from './local-text.ts'
import type { PageRequest } from './page-request.ts'
import { COMPANY_FIELDS } from './rows.ts'
import { withdrawalSeller } from './withdrawal-seller.ts'

type Source = Pick<PageRequest, 'sdk' | 'project'>
type Reader = Source & Pick<PageRequest, 'language' | 'first'>

const FIELDS = [
  'id',
  'enable_cart',
  'payment_methods.id',
  'withdrawal_text',
  'withdrawal_period',
  'return_costs',
  'legal_pages.type',
  'legal_pages.content',
  'legal_pages.valid_from',
  'legal_pages.translations.*',
] as const

type SettingsRow = RowOf<'ecommerce_settings', typeof FIELDS>

/** All callers ask alike, so it is read once. */
const settingsOf = ({ sdk, project }: Source) =>
  sdk.items('ecommerce_settings').first({ filter: { 'project.domain': project.domain }, fields: FIELDS })

/** Who a withdrawal is declared to, where the notice is the official model; undefined where it is the shop's own text. */
async function noticeSeller({ sdk, project, language }: Omit<Reader, 'first'>, settings: SettingsRow) {
  if (settings.withdrawal_text === 'own' || !hasContracts(project)) return undefined
  const filter = { 'project.domain': project.domain }
  const company = await sdk.items('company').first({ filter, fields: COMPANY_FIELDS })
  return company ? withdrawalSeller(company, language) : undefined
}

const ownText = (settings: SettingsRow, route: string, { language, first }: Pick<Reader, 'language' | 'first'>) => {
  const page = settings.legal_pages.find(({ type }) => legalPageRoutes[type] === route)
  const text = page && pickOwnText({ own: page.content, translations: page.translations }, 'content', language, first)
  if (!page || !text) return undefined
  return { ...text, validFrom: page.valid_from }
}

/**
 * The legal text that orders are made under, for the page of a route (SPEC 2, 3); undefined where there is none. The withdrawal notice is
 * composed of the same words as the one that orders keep.
 */
export async function legalText(route: string, request: Reader): Promise<LocalTextView | undefined> {
  if (!isLegalRoute(route)) return undefined
  const settings = await settingsOf(request)
  if (!settings) return undefined
  const { language, project } = request
  const own = ownText(settings, route, request)
  const seller = route === 'withdrawal' ? await noticeSeller(request, settings) : undefined
  const foot = own?.validFrom
    ? `<p>${inForceWords(own.validFrom, isLanguage(own.language) ? own.language : language)}.</p>`
    : ''
  if (!seller) return own && { text: own.text + foot, lang: own.language === language ? undefined : own.language }
  const { withdrawal_period: period, return_costs: returnCosts } = settings
  return {
    text: withdrawalText(language, { seller, domain: project.domain, period, returnCosts }, own?.text) + foot,
    lang: undefined,
  }
}

const isLegalRoute = (route: string) => Object.values<string>(legalPageRoutes).includes(route)

/** The routes that have a legal text, at least in the project's first language. */
export async function legalTextRoutes(request: Source): Promise<RouteKey[]> {
  const [first] = request.project.languages
  const settings = first && (await settingsOf(request))
  if (!settings) return []
  const hasNotice = (await noticeSeller({ ...request, language: first }, settings)) !== undefined
  return contractTexts
    .map((type) => legalPageRoutes[type])
    .filter((route) => (route === 'withdrawal' && hasNotice) || ownText(settings, route, { language: first, first }))
}

/** Whether every page leads to the withdrawal from a contract (§ 356a BGB). */
export async function linksWithdrawal(request: Source): Promise<boolean> {
  const hasStore = hasContracts(request.project)
  const settings = hasStore ? await settingsOf(request) : null
  return offersWithdrawal({
    hasStore,
    settings: settings && { hasCart: settings.enable_cart, waysToPay: settings.payment_methods.length },
  })
}
