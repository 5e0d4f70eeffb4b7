import type { AnyItem } from '#sdk/resource.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { TextKey } from '../i18n/use-text.ts'

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

/** How many texts a collection would have if each record had one in each language, less those that it has. */
async function missingTexts(
  sdk: Items,
  collection: string,
  field: string,
  languages: readonly string[],
  filter: object,
): Promise<number> {
  const [records, texts] = await Promise.all([
    count(sdk, collection, { filter: filter as never }),
    count(sdk, `${collection}_translation`, {
      filter: {
        language: { in: languages },
        [field]: { null: false },
        ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [`${collection}.${name}`, value])),
      } as never,
    }),
  ])
  return Math.max(0, records * languages.length - texts)
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

/** What is missing before the site may go live; only what is really missing. Counted by the backend, nothing is read whole. */
export async function findMissing(sdk: Items, languages: readonly string[], domain: string): Promise<Missing[]> {
  const [lax, company, legal, settings, pages, products, pictures] = await Promise.all([
    count(sdk, 'project', { filter: { domain, strict_consent: false } }),
    sdk
      .items<AnyItem>('company')
      .first({ fields: ['id', 'ust_id', 'vat_number', 'emails', 'numbers', 'executives', 'addresses'] }),
    sdk.items<AnyItem>('ecommerce_legal_page').read({ fields: ['type', 'content', 'translations.content'] }),
    sdk
      .items<AnyItem>('ecommerce_settings')
      .first({ fields: ['id', 'enable_cart', 'guarantee_notices.language', 'guarantee_notices.file.width'] }),
    missingTexts(sdk, 'page', 'title', languages, { status: 'published' }),
    missingTexts(sdk, 'ecommerce_product', 'display_name', languages.slice(1), { status: 'published' }),
    missingTexts(sdk, 'files', 'alt', languages.slice(0, 1), {}),
  ])
  const lists = ['emails', 'numbers', 'executives', 'addresses'] as const
  const imprint = company
    ? lists.filter((list) => (company[list] as unknown[]).length === 0).length +
      (isEmpty(company.ust_id) && isEmpty(company.vat_number) ? 1 : 0)
    : 1
  const isWritten = ({ content, translations }: AnyItem) =>
    !isEmpty(content) || (translations as AnyItem[]).some((row) => !isEmpty(row.content))
  const written = new Set(legal.data.filter(isWritten).map(({ type }) => type))
  const texts = settings?.enable_cart ? 3 - written.size : 0
  const notices = settings?.enable_cart ? withoutNotice(settings.guarantee_notices as NoticeRow[], languages) : 0
  const settingsPath = settings ? `/ecommerce_settings/${settings.id}` : '/ecommerce_settings'
  const isExample = /\.(example|test|localhost)$/.test(domain)
  const found: Missing[] = [
    { key: 'missing.domain', count: isExample ? 1 : 0, path: '/project' },
    { key: 'missing.consent', count: lax, path: '/project' },
    { key: 'missing.imprint', count: imprint, path: company ? `/company/${company.id}` : '/company/create' },
    { key: 'missing.legal', count: texts, path: settingsPath },
    { key: 'missing.notice', count: notices, path: settingsPath },
    { key: 'missing.pages', count: pages, path: '/page' },
    { key: 'missing.products', count: products, path: '/ecommerce_product' },
    { key: 'missing.alt', count: pictures, path: '/files' },
  ]
  return found.filter((entry) => entry.count > 0)
}
