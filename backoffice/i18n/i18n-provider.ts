import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import { reactAdminGerman } from './react-admin-de.ts'
import { textsDe } from './texts-de.ts'
import { textsEn } from './texts-en.ts'

const phrases = {
  de: { ...reactAdminGerman, office: textsDe },
  en: { ...english, office: textsEn },
}

/** The words of the back office: German first, English too. A missing label is shown by its name rather than not at all. */
export const i18nProvider: I18nProvider = polyglotI18nProvider(
  (locale) => phrases[locale === 'en' ? 'en' : 'de'],
  'de',
  [
    { locale: 'de', name: 'Deutsch' },
    { locale: 'en', name: 'English' },
  ],
  { allowMissing: true },
)
