import type { ConnectionSetting } from '#contract/wire/connections.ts'
import type { Missing } from './missing.ts'
import type { NeededPage } from './start-checks.ts'

/** Services that visitors' data are handed to, by their names, and the setting without which none is used. */
const SERVICES = {
  PayPal: 'paypal_client_secret',
  Klarna: 'klarna_password',
  Brevo: 'brevo_key',
  CleverReach: 'cleverreach_client_secret',
} as const

type Notice = { readonly language: string; readonly body?: string | null }

/** The services in use that the privacy notice does not name in each language of the website. (Art. 13(1)(e) GDPR) */
export function unnamedServices(
  settings: readonly ConnectionSetting[],
  notices: readonly Notice[],
  languages: readonly string[],
): string[] {
  const used = Object.entries(SERVICES).filter(([, key]) => settings.some((one) => one.key === key && one.from))
  const textIn = (wanted: string) => notices.find(({ language }) => language === wanted)?.body?.toLowerCase() ?? ''
  return used
    .map(([name]) => name)
    .filter((name) => languages.some((language) => !textIn(language).includes(name.toLowerCase())))
}

/** The same of the website, with the way to its privacy notice. */
export function findUnnamed(
  settings: readonly ConnectionSetting[],
  pages: readonly NeededPage[],
  languages: readonly string[],
): Missing[] {
  const page = pages.find(({ name }) => name === 'privacy')
  // Without any text that is what is missing.
  if (!page) return []
  const names = unnamedServices(settings, page.translations, languages)
  return [{ key: 'missing.recipients', count: names.length, names: names.join(', '), path: `/page/${page.id}` }]
}
