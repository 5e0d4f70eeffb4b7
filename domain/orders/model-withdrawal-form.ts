import { asHtmlText } from '../texts/as-html-text.ts'
import type { Language } from '../texts/language.ts'
import type { WithdrawalSeller } from './withdrawal-facts.ts'

interface FormWords {
  readonly heading: string
  readonly intro: string
  readonly to: string
  readonly items: readonly string[]
  readonly strike: string
}

/** The model withdrawal form word for word (annex 2 to Art. 246a § 1 (2) EGBGB, annex I (B) of Directive 2011/83/EU). */
export const withdrawalFormTexts: Record<Language, FormWords> = {
  de: {
    heading: 'Muster-Widerrufsformular',
    intro:
      '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    to: 'An',
    items: [
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
    heading: 'Model withdrawal form',
    intro: '(complete and return this form only if you wish to withdraw from the contract)',
    to: 'To',
    items: [
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
      'Ordered on (*)/received on (*),',
      'Name of consumer(s),',
      'Address of consumer(s),',
      'Signature of consumer(s) (only if this form is notified on paper),',
      'Date',
    ],
    strike: '(*) Delete as appropriate.',
  },
  fr: {
    heading: 'Modèle de formulaire de rétractation',
    intro:
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat)',
    to: 'À l’attention de',
    items: [
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

/** The model form with its heading as HTML, addressed to the seller. */
export function modelWithdrawalForm(language: Language, { name, street, place, email }: WithdrawalSeller): string {
  const { heading, intro, to, items, strike } = withdrawalFormTexts[language]
  const address = [name, street, place, email].filter(Boolean).join(', ')
  const list = [`${to} ${address}`, ...items].map((item) => `<li>${asHtmlText(item)}</li>`).join('')
  return `<h2>${heading}</h2>\n<p>${intro}</p>\n<ul>${list}</ul>\n<p>${strike}</p>`
}
