import type { AnyItem } from '#sdk/resource.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { TextKey } from '../i18n/use-text.ts'
import type { Workplace } from '../workplace/workplace.ts'
import { lackingTexts } from './lacking-texts.ts'
import { listPath } from './list-path.ts'
import { findUnbegun, findUnsellable } from './start-checks.ts'

/** Something that is missing before the site may go live, with the place where it is mended. */
export interface Missing {
  readonly key: TextKey
  readonly count: number
  readonly path: string
}

type Items = Pick<Sdk, 'items'>

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

async function count(
  sdk: Items,
  collection: string,
  filter: Parameters<ReturnType<Sdk['items']>['read']>[0] = {},
): Promise<number> {
  const { meta } = await sdk.items(collection).read({ fields: ['id'], limit: 1, meta: ['filter_count'], ...filter })
  return meta?.filter_count ?? 0
}

interface NoticeRow {
  readonly language: string
  readonly file: { readonly width: number | null } | null
}

/** The languages of the site whose official guarantee notice is missing; one that is no picture cannot be shown. */
export function withoutNotice(notices: readonly NoticeRow[], languages: readonly string[]): number {
  const shown = new Set(notices.filter(({ file }) => file?.width).map(({ language }) => language))
  return languages.filter((language) => !shown.has(language)).length
}

/** Texts that the law wants of the company, and of a shop that takes orders. */
async function findUnlawful(sdk: Items, languages: readonly string[], shop: AnyItem | undefined): Promise<Missing[]> {
  const [company, legal] = await Promise.all([
    sdk
      .items<AnyItem>('company')
      .first({ fields: ['id', 'ust_id', 'vat_number', 'emails', 'numbers', 'executives', 'addresses'] }),
    sdk.items<AnyItem>('ecommerce_legal_page').read({ fields: ['type', 'content', 'translations.content'] }),
  ])
  const lists = ['emails', 'numbers', 'executives', 'addresses'] as const
  const imprint = company
    ? lists.filter((list) => (company[list] as unknown[]).length === 0).length +
      (isEmpty(company.ust_id) && isEmpty(company.vat_number) ? 1 : 0)
    : 1
  const isWritten = ({ content, translations }: AnyItem) =>
    !isEmpty(content) || (translations as AnyItem[]).some((row) => !isEmpty(row.content))
  const written = new Set(legal.data.filter(isWritten).map(({ type }) => type))
  const notices = shop ? withoutNotice(shop.guarantee_notices as NoticeRow[], languages) : 0
  return [
    { key: 'missing.imprint', count: imprint, path: company ? `/company/${company.id}` : '/company/create' },
    { key: 'missing.legal', count: shop ? 3 - written.size : 0, path: settingsPath(shop) },
    { key: 'missing.notice', count: notices, path: settingsPath(shop) },
  ]
}

const settingsPath = (shop: AnyItem | undefined) =>
  shop ? `/ecommerce_settings/${shop.id}` : '/ecommerce_settings/create'

/** Records that lack a text in a language, as a list that shows just these. */
async function findUntranslated(sdk: Items, languages: readonly string[]): Promise<Missing[]> {
  const published = { status: 'published' }
  const [pages, products, pictures] = await Promise.all([
    lackingTexts(sdk, 'page', 'title', languages, published),
    lackingTexts(sdk, 'ecommerce_product', 'display_name', languages.slice(1), published),
    lackingTexts(sdk, 'files', 'alt', languages.slice(0, 1)),
  ])
  return [
    { key: 'missing.pages', count: pages.length, path: listPath('page', { id: pages }) },
    { key: 'missing.products', count: products.length, path: listPath('ecommerce_product', { id: products }) },
    { key: 'missing.alt', count: pictures.length, path: listPath('files', { id: pictures }) },
  ]
}

/** Whether mails go out: only administrators may know how. */
async function findUnsent(sdk: Pick<Sdk, 'connections'>): Promise<Missing[]> {
  const { data } = await sdk.connections.read()
  const isSet = data.some(({ key, value }) => key === 'smtp_url' && value)
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
  const [lax, settings] = await Promise.all([
    count(sdk, 'project', { filter: { domain, strict_consent: false } }),
    sdk
      .items<AnyItem>('ecommerce_settings')
      .first({ fields: ['id', 'enable_cart', 'guarantee_notices.language', 'guarantee_notices.file.width'] }),
  ])
  const shop = settings?.enable_cart ? settings : undefined
  const isExample = /\.(example|test|localhost)$/.test(domain)
  const parts = await Promise.all([
    findUnbegun(sdk),
    findUnlawful(sdk, languages, shop),
    shop ? findUnsellable(sdk, Object.values(roots), settingsPath(shop)) : [],
    user.role === 'administrator' ? findUnsent(sdk) : [],
    findUntranslated(sdk, languages),
  ])
  const found: Missing[] = [
    { key: 'missing.domain', count: isExample ? 1 : 0, path: `/project/${id}` },
    { key: 'missing.consent', count: lax, path: `/project/${id}` },
    ...parts.flat(),
  ]
  return found.filter((entry) => entry.count > 0)
}
