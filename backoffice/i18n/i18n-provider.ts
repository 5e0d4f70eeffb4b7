import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import type { Labels } from '../labels/labels.ts'
import { labelsDe } from '../labels/labels-de.ts'
import { labelsEn } from '../labels/labels-en.ts'
import { reactAdminGerman } from './react-admin-de.ts'
import { textsDe } from './texts-de.ts'
import { textsEn } from './texts-en.ts'

/** Accounts and roles are deleted for good. */
const FOR_GOOD = ['users', 'roles']

/**
 * What react-admin's own titles and dialogs call a collection, one and many; as written, for German nouns are capital. What goes
 * into the bin is asked for otherwise than what is gone.
 */
const resourcesOf = ({ collections }: Labels, { form }: typeof textsDe | typeof textsEn) =>
  Object.fromEntries(
    Object.entries(collections).map(([name, [many, one]]) => [
      name,
      {
        name: `${one} |||| ${many}`,
        forcedCaseName: `${one} |||| ${many}`,
        ...(!FOR_GOOD.includes(name) && {
          message: { delete_content: form.intoBin, bulk_delete_content: form.intoBin },
          notifications: { deleted: form.inBin },
        }),
      },
    ]),
  )

/** The menu calls the first screen what it calls itself, and notices are said to a shopkeeper. */
const ra = {
  ...english.ra,
  page: { ...english.ra.page, dashboard: textsEn.today.title },
  notification: {
    ...english.ra.notification,
    updated: 'Saved |||| %{smart_count} entries saved',
    created: 'Created',
    deleted: 'Deleted |||| %{smart_count} entries deleted',
    bad_item: 'The entry is not right',
    item_doesnt_exist: 'There is no such entry',
    http_error: 'The server could not be reached',
    data_provider_error: 'The data could not be read.',
    logged_out: 'Your session has ended, please sign in.',
    not_authorized: 'You have no right to do this.',
    offline: 'No connection. The data could not be loaded.',
  },
}

const phrases = {
  de: { ...reactAdminGerman, office: textsDe, resources: resourcesOf(labelsDe, textsDe) },
  en: { ra, office: textsEn, resources: resourcesOf(labelsEn, textsEn) },
}

const words = polyglotI18nProvider(
  (locale) => phrases[locale === 'en' ? 'en' : 'de'],
  'de',
  [
    { locale: 'de', name: 'Deutsch' },
    { locale: 'en', name: 'English' },
  ],
  { allowMissing: true },
)

/**
 * The words of the back office: German first, English too. A missing label is shown by its name rather than not at all. The page says
 * which language it speaks, else a screen reader would read English as German.
 */
export const i18nProvider: I18nProvider = {
  ...words,
  async changeLocale(locale) {
    await words.changeLocale(locale)
    if (typeof document !== 'undefined') document.documentElement.lang = locale
  },
}
