import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'heading'
  | 'intro'
  | 'holder'
  | 'iban'
  | 'use'
  | 'send'
  | 'holderMissing'
  | 'ibanWrong'
  | 'doneHeading'
  | 'done'
  | 'goneHeading'
  | 'gone'
  | 'closedHeading'
  | 'closed'
  | 'logged',
  string
>

/** The page on which a customer names the account for a refund. */
export const refundAccountTexts: Record<Language, Texts> = {
  de: {
    heading: 'Konto für die Rückzahlung',
    intro: 'Auf welches Konto sollen wir das Geld zu Ihrer Bestellung {number} überweisen?',
    holder: 'Name der Kontoinhaberin oder des Kontoinhabers',
    iban: 'IBAN',
    use: 'Wir verwenden Ihre Angaben nur für diese Rückzahlung.',
    send: 'Konto übermitteln',
    holderMissing: 'Bitte nennen Sie, wem das Konto gehört.',
    ibanWrong: 'Diese IBAN stimmt nicht. Bitte prüfen Sie jede Ziffer.',
    doneHeading: 'Danke, wir haben Ihr Konto',
    done: 'Wir überweisen an {holder}, IBAN mit den letzten Stellen {end}. Stimmt das nicht, füllen Sie das Formular noch einmal aus.',
    goneHeading: 'Dieser Link gilt nicht',
    gone: 'Bitte öffnen Sie den Link aus unserer E-Mail noch einmal, ganz und unverändert.',
    closedHeading: 'Hier ist kein Konto mehr zu nennen',
    closed:
      'Zu Ihrer Bestellung {number} ist kein Geld mehr zu überweisen, oder wir haben Ihr Konto schon. Stimmt etwas nicht, antworten Sie einfach auf unsere E-Mail.',
    logged: 'Konto für die Rückzahlung genannt (endet auf {end})',
  },
  en: {
    heading: 'Account for the refund',
    intro: 'To which account shall we transfer the money for your order {number}?',
    holder: 'Name of the account holder',
    iban: 'IBAN',
    use: 'We use your details for this refund only.',
    send: 'Send account',
    holderMissing: 'Please say whose account it is.',
    ibanWrong: 'This IBAN is not right. Please check each digit.',
    doneHeading: 'Thank you, we have your account',
    done: 'We transfer to {holder}, IBAN ending in {end}. If that is wrong, fill in the form once more.',
    goneHeading: 'This link is not valid',
    gone: 'Please open the link of our e-mail once more, whole and unchanged.',
    closedHeading: 'No account needs to be named any more',
    closed:
      'For your order {number} there is no money left to transfer, or we have your account already. If something is wrong, just reply to our e-mail.',
    logged: 'Account for the refund named (ends in {end})',
  },
  fr: {
    heading: 'Compte pour le remboursement',
    intro: 'Sur quel compte devons-nous virer l’argent de votre commande {number} ?',
    holder: 'Nom du titulaire du compte',
    iban: 'IBAN',
    use: 'Nous utilisons vos indications uniquement pour ce remboursement.',
    send: 'Transmettre le compte',
    holderMissing: 'Merci d’indiquer le titulaire du compte.',
    ibanWrong: 'Cet IBAN n’est pas correct. Merci de vérifier chaque chiffre.',
    doneHeading: 'Merci, nous avons votre compte',
    done: 'Nous virons à {holder}, IBAN se terminant par {end}. Si ce n’est pas correct, remplissez le formulaire une nouvelle fois.',
    goneHeading: 'Ce lien n’est pas valable',
    gone: 'Merci de rouvrir le lien de notre e-mail, en entier et sans modification.',
    closedHeading: 'Aucun compte n’est plus à indiquer',
    closed:
      'Pour votre commande {number}, il n’y a plus d’argent à virer, ou nous avons déjà votre compte. Si quelque chose n’est pas correct, répondez simplement à notre e-mail.',
    logged: 'Compte pour le remboursement indiqué (se termine par {end})',
  },
}
