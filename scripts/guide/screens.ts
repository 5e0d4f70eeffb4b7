import type { Page } from '@playwright/test'
import type { OfficeLanguage } from '../../backoffice/labels/labels.ts'
import type { Work } from './leave-work.ts'

/** A picture of the guide: a screen, and what is done there before. */
export interface Screen {
  readonly name: string
  readonly path: (work: Work) => string
  /** Words that are there once the screen is. */
  readonly ready: Readonly<Record<OfficeLanguage, string>>
  readonly isPhone?: true
  readonly prepare?: (page: Page, language: OfficeLanguage) => Promise<void>
}

const both = (words: string) => ({ de: words, en: words })

/** Puts what is named at the top of the window. */
const toTop = async (page: Page, words: string) => {
  await page
    .getByText(words, { exact: true })
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'start' })
      window.scrollBy(0, -80)
    })
}

/** The pictures in the order of the guide. */
export const screens: readonly Screen[] = [
  { name: 'today', path: () => '/', ready: { de: 'Umsatz heute', en: 'Takings today' } },
  {
    name: 'order',
    path: ({ order }) => `/ecommerce_order/${order}`,
    ready: { de: 'Nächster Schritt', en: 'Next step' },
  },
  {
    name: 'answer',
    path: ({ question }) => `/ecommerce_request/${question}`,
    ready: { de: 'Ihre Antwort', en: 'Your answer' },
    async prepare(page, language) {
      await page.getByLabel({ de: 'Vorlage', en: 'Template' }[language], { exact: true }).click()
      await page.getByRole('option').nth(1).click()
      const label = { de: 'Reservierung beifügen (freiwillig)', en: 'Attach a reservation (optional)' }[language]
      await page.getByLabel(label).click()
      await page.getByRole('option').nth(1).click()
      await toTop(page, { de: 'Antworten', en: 'Answers' }[language])
    },
  },
  {
    name: 'reservations',
    path: () => '/ecommerce_reservation',
    ready: { de: 'Tagesliste drucken', en: 'Print the day list' },
  },
  { name: 'products', path: () => '/ecommerce_product', ready: { de: 'Zeilen je Seite', en: 'Rows per page' } },
  {
    name: 'product',
    path: ({ product }) => `/ecommerce_product/${product}`,
    ready: { de: 'Varianten', en: 'Variants' },
  },
  { name: 'hours', path: () => '/opening_exception', ready: { de: 'Feiertage', en: 'Holidays of the year' } },
  { name: 'mail-text', path: () => '/mail-texts', ready: { de: 'Erste Worte', en: 'First words' } },
  { name: 'reports', path: () => '/reports', ready: { de: 'Verlauf', en: 'Course' } },
  { name: 'people', path: () => '/users', ready: both('mareike@wennerholt.example') },
  { name: 'phone', path: () => '/', ready: { de: 'Umsatz heute', en: 'Takings today' }, isPhone: true },
]
