import type { RowOf } from '#contract/model/row-of.ts'
import type { ConnectionSetting } from '#contract/wire/connections.ts'
import { imprintGaps } from '#domain/company/imprint-gaps.ts'
import { isPlaceholderNotice } from '#domain/goods/placeholder-notice.ts'
import { isReservedDomain } from '#domain/paths/reserved-domain.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { countItems } from '../api/count-items.ts'
import type { TextKey } from '../i18n/use-text.ts'
import { listPath } from '../lists/list-path.ts'
import type { Workplace } from '../workplace/workplace.ts'
import { lackingTexts, MOST_LOOKED_THROUGH } from './lacking-texts.ts'
import { findNotStarted, findUnsellable, readNeededPages } from './start-checks.ts'
import { findUnnamed } from './unnamed-services.ts'

/** Something that is missing before the site may go live, with the place where it is mended. */
export interface Missing {
  readonly key: TextKey
  readonly count: number
  /** What is missing, where its names say more than their number. */
  readonly names?: string
  readonly path: string
}

type Items = Pick<Sdk, 'items'>

const SHOP_FIELDS = [
  'id',
  'enable_cart',
  'guarantee_notices.language',
  'guarantee_notices.file.width',
  'guarantee_notices.file.hash',
] as const

type ShopRow = RowOf<'ecommerce_settings', typeof SHOP_FIELDS>

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** How many languages of the site lack the official guarantee notice; what is no picture, or the demonstration's placeholder, is none. */
export function withoutNotice(
  notices: readonly Readonly<ShopRow['guarantee_notices'][number]>[],
  languages: readonly string[],
): number {
  const shown = new Set<string>(
    notices.filter(({ file }) => file?.width && !isPlaceholderNotice(file.hash)).map(({ language }) => language),
  )
  return languages.filter((language) => !shown.has(language)).length
}

/** Texts that the law wants of the company, and of a shop that takes orders. */
async function findUnlawful(sdk: Items, languages: readonly string[], shop: ShopRow | undefined): Promise<Missing[]> {
  const [company, legal] = await Promise.all([
    sdk
      .items('company')
      .first({ fields: ['id', 'ust_id', 'vat_number', 'emails', 'numbers', 'executives', 'addresses'] }),
    sdk.items('ecommerce_legal_page').read({ fields: ['type', 'content', 'translations.content'] }),
  ])
  const written = new Set(
    legal.data
      .filter(({ content, translations }) => !isEmpty(content) || translations.some((row) => !isEmpty(row.content)))
      .map(({ type }) => type),
  )
  const notices = shop ? withoutNotice(shop.guarantee_notices, languages) : 0
  return [
    {
      key: 'missing.imprint',
      count: imprintGaps(company),
      path: company ? `/company/${company.id}` : '/company/create',
    },
    { key: 'missing.legal', count: shop ? 3 - written.size : 0, path: settingsPath(shop) },
    { key: 'missing.notice', count: notices, path: settingsPath(shop) },
  ]
}

const settingsPath = (shop: ShopRow | undefined) =>
  shop ? `/ecommerce_settings/${shop.id}` : '/ecommerce_settings/create'

/** Records that lack a text in a language, as a list that shows just these. */
async function findUntranslated(sdk: Items, languages: readonly string[]): Promise<Missing[]> {
  const first = { sort: ['id'], limit: MOST_LOOKED_THROUGH }
  const published = { ...first, filter: { status: 'published' } }
  const ofPages = sdk
    .items('page')
    .read({ fields: ['id', 'translations.language', 'translations.title'], ...published })
  const ofProducts = sdk
    .items('ecommerce_product')
    .read({ fields: ['id', 'translations.language', 'translations.display_name'], ...published })
  const ofPictures = sdk.items('files').read({ fields: ['id', 'translations.language', 'translations.alt'], ...first })
  const [pages, products, pictures] = await Promise.all([
    lackingTexts(ofPages, 'title', languages),
    lackingTexts(ofProducts, 'display_name', languages.slice(1)),
    lackingTexts(ofPictures, 'alt', languages.slice(0, 1)),
  ])
  return [
    { key: 'missing.pages', count: pages.length, path: listPath('page', { id: pages }) },
    { key: 'missing.products', count: products.length, path: listPath('ecommerce_product', { id: products }) },
    { key: 'missing.alt', count: pictures.length, path: listPath('files', { id: pictures }) },
  ]
}

/** Services whose legal text could not be fetched: the one before stays in force. */
async function findUnfetched(sdk: Items): Promise<Missing[]> {
  const failed = await countItems(sdk, 'ecommerce_legal_source', { problem: { null: false } })
  return [{ key: 'missing.legalSource', count: failed, path: '/ecommerce_legal_source' }]
}

/** Whether mails go out. */
function findUnsent(settings: readonly ConnectionSetting[]): Missing[] {
  const isSet = settings.some(({ key, value }) => key === 'smtp_url' && value)
  return [{ key: 'missing.mail', count: isSet ? 0 : 1, path: '/connections' }]
}

/**
 * What is missing before the site may go live; only what is really missing, each with the place that shows just that. Nothing is read
 * whole: of many records the first are named.
 */
export async function findMissing(
  sdk: Sdk,
  { languages, project, roots, user }: Pick<Workplace, 'languages' | 'project' | 'roots' | 'user'>,
): Promise<Missing[]> {
  const { domain, id } = project
  const [lax, settings, pages, connections] = await Promise.all([
    countItems(sdk, 'project', { domain, strict_consent: false }),
    sdk.items('ecommerce_settings').first({ fields: SHOP_FIELDS }),
    readNeededPages(sdk),
    // Only administrators may know them.
    user.role === 'administrator' ? sdk.connections.read() : undefined,
  ])
  const shop = settings?.enable_cart ? settings : undefined
  const parts = await Promise.all([
    findNotStarted(sdk, pages),
    findUnlawful(sdk, languages, shop),
    shop ? findUnfetched(sdk) : [],
    shop ? findUnsellable(sdk, Object.values(roots), settingsPath(shop)) : [],
    connections ? findUnsent(connections.data) : [],
    connections ? findUnnamed(connections.data, pages, languages) : [],
    findUntranslated(sdk, languages),
  ])
  const found: Missing[] = [
    { key: 'missing.domain', count: isReservedDomain(domain) ? 1 : 0, path: `/project/${id}` },
    { key: 'missing.consent', count: lax, path: `/project/${id}` },
    ...parts.flat(),
  ]
  return found.filter((entry) => entry.count > 0)
}
