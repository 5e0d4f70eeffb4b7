import { formatMoney } from '../money/money.ts'
import { smallBusinessLabel } from '../money/tax-mode.ts'
import type { Language } from '../texts/language.ts'
import type { PersonsProblem } from './sign-up-request.ts'

interface Words {
  /** What stands at the box that approves of the privacy notice. */
  readonly approval: string
  /** What the details are used for, and for how long. */
  readonly use: string
  readonly persons: (most: number) => string
  readonly problems: Readonly<Record<PersonsProblem, (most: number) => string>>
  /** What somebody who comes pays, where VAT is in the price or none is charged. */
  readonly price: (price: string, vat: string) => string
  readonly together: (sum: string) => string
  readonly includesVat: string
  readonly costs: (price: string) => string
  /** That the price is paid at the event, and that who signs up may stay away. */
  readonly onSite: string
}

/** The words of signing up for an event that its page, the form once more and the mails share. */
export const signUpWords: Readonly<Record<Language, Words>> = {
  de: {
    approval:
      'Ich habe die Datenschutzhinweise gelesen und bin einverstanden, dass meine Angaben für die Anmeldung zu dieser Veranstaltung verarbeitet werden.',
    use: 'Wir verwenden Ihre Angaben nur für diese Veranstaltung und löschen sie 30 Tage danach.',
    persons: (most) => `Personen (höchstens ${most})`,
    problems: {
      notWhole: () => 'Bitte geben Sie die Zahl der Personen als ganze Zahl ab 1 an',
      tooMany: (most) =>
        most === 1
          ? 'Anmelden können Sie nur eine Person'
          : `Bitte melden Sie höchstens ${most} Personen auf einmal an`,
    },
    price: (price, vat) => `${price} je Person (${vat})`,
    together: (sum) => `zusammen ${sum}`,
    includesVat: 'inkl. MwSt.',
    costs: (price) => `Der Preis beträgt ${price}.`,
    onSite:
      'Bezahlt wird bei der Veranstaltung vor Ort. Die Anmeldung verpflichtet Sie nicht zu zahlen; bis zum Beginn können Sie sie mit dem Link in der E-Mail absagen.',
  },
  en: {
    approval:
      'I have read the privacy notice and agree that my details are processed in order to sign me up for this event.',
    use: 'We use your details for this event only and delete them 30 days after it.',
    persons: (most) => `Persons (at most ${most})`,
    problems: {
      notWhole: () => 'Please give the number of persons as a whole number from 1',
      tooMany: (most) =>
        most === 1 ? 'You can sign up one person only' : `Please sign up at most ${most} persons at once`,
    },
    price: (price, vat) => `${price} per person (${vat})`,
    together: (sum) => `${sum} altogether`,
    includesVat: 'incl. VAT',
    costs: (price) => `The price is ${price}.`,
    onSite:
      'You pay on site, at the event. Signing up does not oblige you to pay; until the event begins you can cancel it with the link in the e-mail.',
  },
  fr: {
    approval:
      'J’ai lu la notice de protection des données et j’accepte que mes indications soient traitées pour m’inscrire à cet événement.',
    use: 'Vos indications ne servent qu’à cet événement et sont effacées 30 jours après.',
    persons: (most) => `Personnes (${most} au maximum)`,
    problems: {
      notWhole: () => 'Merci d’indiquer le nombre de personnes en nombre entier à partir de 1',
      tooMany: (most) =>
        most === 1
          ? 'Vous ne pouvez inscrire qu’une personne'
          : `Merci d’inscrire ${most} personnes au maximum à la fois`,
    },
    price: (price, vat) => `${price} par personne (${vat})`,
    together: (sum) => `${sum} au total`,
    includesVat: 'TTC',
    costs: (price) => `Le prix est de ${price}.`,
    onSite:
      'Le règlement se fait sur place, lors de l’événement. L’inscription ne vous oblige pas à payer\u202f; vous pouvez l’annuler jusqu’au début par le lien de l’e-mail.',
  },
}

/** What it costs to come, in cents a person, and whether the shop charges no VAT. */
export interface Admission {
  readonly cents: number
  readonly isSmallBusiness: boolean
}

/** The price of a person, and what somebody with several persons pays in all. */
export function admissionText({ cents, isSmallBusiness }: Admission, language: Language, persons = 1): string {
  const words = signUpWords[language]
  const each = words.price(
    formatMoney(cents, language),
    isSmallBusiness ? smallBusinessLabel[language] : words.includesVat,
  )
  return persons > 1 ? `${each}, ${words.together(formatMoney(cents * persons, language))}` : each
}

/** What stands above the button that signs up for an event with a price: what it costs, and that nothing has to be paid for signing up. */
export function admissionNote(admission: Admission, language: Language): string {
  const { costs, onSite } = signUpWords[language]
  return `${costs(admissionText(admission, language))} ${onSite}`
}
