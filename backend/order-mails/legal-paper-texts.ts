import type { Language } from '#domain/texts/language.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import type { Seller } from '../shop/seller.ts'

interface Words {
  readonly title: string
  readonly terms: string
  readonly withdrawal: string
  readonly form: string
  /** How a text names the model form, if it has it already. */
  readonly formNames: RegExp
  /** The model form of annex 2 to art. 246a EGBGB. */
  readonly lines: readonly [intro: string, ...items: string[]]
  readonly to: string
  readonly strike: string
}

export const legalPaperTexts: Record<Language, Words> = {
  de: {
    title: 'AGB und Widerrufsbelehrung',
    terms: 'Allgemeine Geschäftsbedingungen',
    withdrawal: 'Widerrufsbelehrung',
    form: 'Muster-Widerrufsformular',
    formNames: /<h\d>[^<]*Widerrufsformular/i,
    to: 'An',
    lines: [
      '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
      'Bestellt am (*)/erhalten am (*)',
      'Name des/der Verbraucher(s)',
      'Anschrift des/der Verbraucher(s)',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      'Datum',
    ],
    strike: '(*) Unzutreffendes streichen.',
  },
  en: {
    title: 'Terms and withdrawal policy',
    terms: 'Terms and conditions',
    withdrawal: 'Withdrawal policy',
    form: 'Model withdrawal form',
    formNames: /<h\d>[^<]*withdrawal form/i,
    to: 'To',
    lines: [
      '(Complete and return this form only if you wish to withdraw from the contract.)',
      'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
      'Ordered on (*)/received on (*)',
      'Name of consumer(s)',
      'Address of consumer(s)',
      'Signature of consumer(s) (only if this form is notified on paper)',
      'Date',
    ],
    strike: '(*) Delete as appropriate.',
  },
  fr: {
    title: 'Conditions générales et rétractation',
    terms: 'Conditions générales de vente',
    withdrawal: 'Droit de rétractation',
    form: 'Modèle de formulaire de rétractation',
    formNames: /<h\d>[^<]*formulaire/i,
    to: 'À l’attention de',
    lines: [
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
      'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous',
      'Commandé le (*)/reçu le (*)',
      'Nom du (des) consommateur(s)',
      'Adresse du (des) consommateur(s)',
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
      'Date',
    ],
    strike: '(*) Rayez la mention inutile.',
  },
}

/** The model withdrawal form, for shops whose own text leaves it out; it must come with the order (§ 312f BGB). */
export function modelForm(language: Language, { name, street, place, email }: Seller): string {
  const { lines, to, strike } = legalPaperTexts[language]
  const [intro, ...items] = lines
  const address = [name, street, place, email].filter(Boolean).join(', ')
  const list = [`${to} ${address}`, ...items].map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  return `<p>${escapeHtml(intro)}</p><ul>${list}</ul><p>${escapeHtml(strike)}</p>`
}
