import { type ShopPlaceholder, shopPlaceholders } from '#domain/orders/shop-placeholders.ts'

const meanings: Record<'de' | 'en', Record<ShopPlaceholder, string>> = {
  de: {
    versandarten: 'Liste der Versandarten mit Preis, Ländern, Tagen und Grenzen',
    lieferlaender: 'Lieferländer',
    zahlungsarten: 'Liste der Zahlungsarten mit Ländern und Grenzen',
    geschenkverpackung: 'Preis der Geschenkverpackung',
    vorkasse_tage: 'wie lange auf Vorkasse gewartet wird',
    annahme_tage: 'Frist für die Annahme',
    rechnung_bis: 'bis zu welchem Betrag auf Rechnung',
    umsatzsteuer: 'Satz, ob die Preise Umsatzsteuer enthalten (§ 19 UStG)',
    bar_bis: 'bis zu welchem Betrag bar',
  },
  en: {
    versandarten: 'list of shipping methods with price, countries, days and limits',
    lieferlaender: 'delivery countries',
    zahlungsarten: 'list of payment methods with countries and limits',
    geschenkverpackung: 'price of the gift wrap',
    vorkasse_tage: 'how long prepayment is waited for',
    annahme_tage: 'time for the acceptance',
    rechnung_bis: 'up to which amount on invoice',
    umsatzsteuer: 'sentence whether prices include VAT (small business)',
    bar_bis: 'up to which amount in cash',
  },
}

const beginning = {
  de: 'Platzhalter nehmen Zahlen aus den Einstellungen, damit Text und Shop immer dasselbe sagen; „Vorschau“ zeigt sie ausgefüllt: ',
  en: 'Placeholders take figures from the settings, so that text and shop always say the same; “Preview” shows them filled in: ',
}

/** What editors may write in a text for a setting of the shop, each with its meaning. */
export const placeholderHint = (language: 'de' | 'en'): string =>
  `${beginning[language]}${shopPlaceholders.map((name) => `{{${name}}} ${meanings[language][name]}`).join('; ')}.`
