import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'shopSubject'
  | 'product'
  | 'referenceNumber'
  | 'name'
  | 'email'
  | 'phone'
  | 'visitorLanguage'
  | 'received'
  | 'answerHint'
  | 'openProduct'
  | 'receiptSubject'
  | 'receiptText'
  | 'receiptNote'
  | 'againHeading'
  | 'check'
  | 'gone'
  | 'goneHeading'
  | 'message'
  | 'optional'
  | 'send'
  | 'phoneInvalid',
  string
>

/** The words of the mails and pages about availability requests; `{product}`, `{name}` and `{site}` are replaced. */
export const requestTexts: Record<Language, Texts> = {
  de: {
    shopSubject: 'Anfrage zu {product}',
    product: 'Produkt',
    referenceNumber: 'Referenznummer',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    visitorLanguage: 'Sprache der Seite',
    received: 'Eingegangen',
    answerHint: 'Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an {name}.',
    openProduct: 'Produkt ansehen',
    receiptSubject: 'Ihre Anfrage zu {product}',
    receiptText:
      'Vielen Dank, Ihre Anfrage ist bei uns eingegangen. Wir sehen nach und melden uns bei Ihnen, meist innerhalb eines Werktags.',
    receiptNote:
      'Eine Anfrage ist unverbindlich: Sie haben damit nichts bestellt. Sie waren das nicht? Dann brauchen Sie nichts zu tun.',
    againHeading: 'Ihre Anfrage ist noch nicht unterwegs',
    check: 'Bitte prüfen Sie diese Angaben:',
    gone: 'Zu diesem Produkt oder dieser Ausführung nehmen wir keine Anfragen mehr an. Rufen Sie uns gern an oder schreiben Sie uns.',
    goneHeading: 'Das gibt es so nicht mehr',
    message: 'Ihre Frage',
    optional: 'freiwillig',
    send: 'Unverbindlich anfragen',
    phoneInvalid: 'Bitte prüfen Sie die Telefonnummer',
  },
  en: {
    shopSubject: 'Enquiry about {product}',
    product: 'Product',
    referenceNumber: 'Reference number',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    visitorLanguage: 'Language of the page',
    received: 'Received',
    answerHint: 'Just reply to this e-mail: your answer goes to {name}.',
    openProduct: 'View product',
    receiptSubject: 'Your enquiry about {product}',
    receiptText:
      'Thank you, we have received your enquiry. We will look into it and get back to you, usually within one working day.',
    receiptNote:
      'An enquiry is not binding: you have not ordered anything. It was not you? Then there is nothing to do.',
    againHeading: 'Your enquiry is not on its way yet',
    check: 'Please check these entries:',
    gone: 'We no longer take enquiries about this product or version. You are welcome to call us or to write to us.',
    goneHeading: 'This is no longer available',
    message: 'Your question',
    optional: 'optional',
    send: 'Send enquiry, no obligation',
    phoneInvalid: 'Please check the telephone number',
  },
  fr: {
    shopSubject: 'Demande concernant {product}',
    product: 'Article',
    referenceNumber: 'Référence',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    visitorLanguage: 'Langue de la page',
    received: 'Reçu',
    answerHint: 'Répondez simplement à cet e-mail : votre réponse ira à {name}.',
    openProduct: 'Voir l’article',
    receiptSubject: 'Votre demande concernant {product}',
    receiptText:
      'Merci, nous avons bien reçu votre demande. Nous vérifions et revenons vers vous, le plus souvent sous un jour ouvré.',
    receiptNote:
      'Une demande n’engage à rien : vous n’avez rien commandé. Ce n’était pas vous ? Vous n’avez rien à faire.',
    againHeading: 'Votre demande n’est pas encore partie',
    check: 'Merci de vérifier ces indications :',
    gone: 'Nous ne prenons plus de demandes pour cet article ou ce modèle. N’hésitez pas à nous appeler ou à nous écrire.',
    goneHeading: 'Cet article n’est plus disponible ainsi',
    message: 'Votre question',
    optional: 'facultatif',
    send: 'Demander sans engagement',
    phoneInvalid: 'Merci de vérifier le numéro de téléphone',
  },
}
