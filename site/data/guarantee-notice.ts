import type { RowOf } from '#contract/model/row-of.ts'
import { guaranteeNoticeTitle, noticeFor } from '#domain/goods/guarantee-notice.ts'
import { isPlaceholderNotice, noticePlaceholderWords } from '#domain/goods/placeholder-notice.ts'
import { isReservedDomain } from '#domain/paths/reserved-domain.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { type Language, localeOf, pickText } from '#domain/texts/language.ts'
import { assetUrl } from '#sdk/assets.ts'
import type { PageRequest } from './page-request.ts'
import type { ImageView, LinkView } from './shared-data.ts'

/**
 * The EU's notice on the legal guarantee as pages show it: the link to its own page, the picture, the way to Your Europe; and what is said of
 * the demonstration's placeholder.
 */
export type GuaranteeNoticeView = {
  page: LinkView
  image: ImageView
  official: LinkView
  fullSize: LinkView
  placeholder?: string | undefined
}

type Source = Pick<PageRequest, 'sdk' | 'project'>
type Request = Source & Pick<PageRequest, 'language' | 'first'>

const FIELDS = [
  'id',
  'guarantee_notices.language',
  'guarantee_notices.file.*',
  'guarantee_notices.file.translations.*',
] as const

type NoticeRow = RowOf<'ecommerce_settings', typeof FIELDS>['guarantee_notices'][number]
type PictureRow = NoticeRow & { file: { width: number; height: number } }

const pictureTexts: Record<Language, string> = {
  de: 'Offizieller Hinweis der Europäischen Union auf das gesetzliche Gewährleistungsrecht',
  en: 'Official notice of the European Union on the legal guarantee of conformity',
  fr: 'Avis officiel de l’Union européenne sur la garantie légale de conformité',
}

const officialTexts: Record<Language, string> = {
  de: 'Gewährleistung und Garantien auf „Ihr Europa“',
  en: 'Guarantees and returns on “Your Europe”',
  fr: 'Garanties et retours sur « L’Europe est à vous »',
}

const fullSizeTexts: Record<Language, string> = {
  de: 'Hinweis in voller Größe öffnen',
  en: 'Open the notice in full size',
  fr: 'Ouvrir l’avis en taille réelle',
}

const officialHref = (language: Language) =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`

/** The notices of the shop's settings that can be shown, which only pictures can; a placeholder only where nobody can buy. */
async function noticesOf({ sdk, project }: Source): Promise<PictureRow[]> {
  const settings = await sdk.items('ecommerce_settings').first({
    filter: { 'project.domain': project.domain },
    fields: FIELDS,
  })
  const rows = settings?.guarantee_notices ?? []
  const isNotice = (hash: string) => !isPlaceholderNotice(hash) || isReservedDomain(project.domain)
  return rows.filter((row): row is PictureRow => Boolean(row.file?.width && row.file.height && isNotice(row.file.hash)))
}

/** The languages of the project in which there is a notice, its own or that of the first one. */
export async function noticeLanguages({ sdk, project }: Source): Promise<Language[]> {
  const notices = await noticesOf({ sdk, project })
  const [first] = project.languages
  return first ? project.languages.filter((language) => noticeFor(notices, language, first)) : []
}

/**
 * The notice for a page's language. The picture is the file as it is stored, never a variant made of it: the official artwork must
 * not be edited. Undefined where none was uploaded.
 */
export async function guaranteeNotice({ sdk, project, language, first }: Request) {
  const notice = noticeFor(await noticesOf({ sdk, project }), language, first)
  return notice && noticeView(notice, language, first)
}

function noticeView({ language: own, file }: PictureRow, language: Language, first: Language): GuaranteeNoticeView {
  const label = guaranteeNoticeTitle[language]
  const name = new Intl.DisplayNames(localeOf[language], { type: 'language' }).of(own)
  const alt = pickText(file.translations, 'alt', language, first)?.text ?? pictureTexts[language]
  return {
    page: { label, href: pathOf('guarantee_rights', language) ?? '' },
    image: {
      src: assetUrl('', file),
      width: file.width,
      height: file.height,
      alt: own === language ? alt : `${alt} (${name})`,
    },
    official: { label: officialTexts[language], href: officialHref(language) },
    fullSize: { label: fullSizeTexts[language], href: assetUrl('', file) },
    placeholder: isPlaceholderNotice(file.hash) ? noticePlaceholderWords[language] : undefined,
  }
}
