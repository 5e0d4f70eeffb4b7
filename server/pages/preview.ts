import { germanDay } from '#domain/hours/calendar-day.ts'
import { dayInWords } from '#domain/hours/date-range-text.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { BackendLink } from '../http/backend-link.ts'

/** The parameter of a page's address that asks for what an editor is about to save. */
const PARAMETER = 'preview'

const ASKED = /[?&]preview=([^&#]*)/

/** Headers of every answer to who asks for a preview: it is for one person and one moment. */
export const NEVER_KEPT = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  // The address names the preview.
  'referrer-policy': 'no-referrer',
}

/** The preview that an address asks for; undefined for a page as visitors see it. */
export const previewIn = (address: string): string | undefined => ASKED.exec(address)?.[1]

/** The address of the page itself. */
export function withoutPreview(address: string): URL {
  const url = new URL(address)
  url.searchParams.delete(PARAMETER)
  return url
}

/** What a preview is shown from: the backend as its maker has it, and the moment that it is shown as of; `asOn` where that is another one than now. */
export type PreviewReading = { sdk: Sdk; now: Date; asOn?: Date | undefined }

export type PreviewSdk = (request: Request, id: string) => Promise<PreviewReading | undefined>

/**
 * Reads as the preview of that id has it, with the session that the request brings along: the backend shows a preview to its
 * maker alone, and only while it is good.
 */
export const previewsOf =
  (link: Pick<BackendLink, 'url' | 'answer' | 'sdkWith'>): PreviewSdk =>
  async (request, id) => {
    const host = request.headers.get('host') ?? ''
    const cookie = request.headers.get('cookie')
    if (!cookie || !/^[\w-]{1,64}$/.test(id)) return undefined
    const headers = { cookie, 'x-preview': id, 'x-project-host': host }
    const found = await link.answer(new Request(`${link.url}/previews/${id}`, { headers }))
    if (!found.ok) return undefined
    const { data } = (await found.json()) as { data: { moment: string | null } }
    const asOn = data.moment === null ? undefined : new Date(data.moment)
    return { sdk: link.sdkWith(host, headers), now: asOn ?? new Date(), asOn }
  }

const NAMES: Record<Language, string> = { de: 'Vorschau', en: 'Preview', fr: 'Aperçu' }

const WORDS: Record<Language, (day: string | undefined) => string> = {
  de: (day) => `Vorschau – so sähe die Seite ${day ? `am ${day} ` : ''}aus. Besucher sehen das noch nicht.`,
  en: (day) => `Preview – this is what the page would look like${day ? ` on ${day}` : ''}. Visitors do not see it yet.`,
  fr: (day) =>
    `Aperçu – voici à quoi ressemblerait la page${day ? ` le ${day}` : ''}. Les visiteurs ne la voient pas encore.`,
}

const STYLE = [
  'display:block;position:sticky;inset-block-start:0;z-index:2147483647;pointer-events:none',
  'padding:.4rem 1rem;text-align:center;font:600 14px/1.4 system-ui,sans-serif',
  'background:#8a5a00;color:#fff;box-shadow:0 1px 6px #0006',
].join(';')

/** Says on the page that it is a preview, and as of which day. React leaves an element alone whose name it does not know. */
export function withPreviewBar(html: string, language: Language, asOn?: Date): string {
  const day = asOn && dayInWords(germanDay(asOn), germanDay(new Date()), language)
  const bar = `<preview-bar role="region" aria-label="${NAMES[language]}" style="${STYLE}">${WORDS[language](day)}</preview-bar>`
  return html.replace(/<body[^>]*>/, (tag) => tag + bar)
}
