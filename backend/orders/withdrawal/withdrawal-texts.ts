import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'heading'
  | 'intro'
  | 'name'
  | 'reference'
  | 'referenceHint'
  | 'email'
  | 'items'
  | 'next'
  | 'checkHeading'
  | 'checkText'
  | 'confirm'
  | 'back'
  | 'doneHeading'
  | 'doneText'
  | 'declaration'
  | 'declarationWords'
  | 'declarationItems'
  | 'declaredBy'
  | 'received'
  | 'order'
  | 'refundDue'
  | 'receiptSubject'
  | 'receiptHeading'
  | 'receiptText'
  | 'receiptNote'
  | 'shopSubject'
  | 'shopText'
  | 'work'
  | 'declaredContract'
  | 'declaredEmail'
  | 'declaredItems'
  | 'missing'
  | 'invalid'
  | 'tooLong'
  | 'print',
  string
> & {
  /** What became of it, where no refund tells so. */
  readonly rejected: { readonly subject: string; readonly text: string }
  readonly settled: { readonly subject: string; readonly text: string }
}

/** The words of the withdrawal function; the two buttons are named as the law names them (§ 356a (1), (3) BGB). */
export const withdrawalTexts: Record<Language, Texts> = {
  de: {
    heading: 'Vertrag widerrufen',
    intro:
      'Hier können Sie einen Vertrag mit uns widerrufen. Wir brauchen nur Ihren Namen, die Angabe des Vertrags und eine E-Mail-Adresse für die Eingangsbestätigung. Einen Grund müssen Sie nicht nennen.',
    name: 'Name',
    reference: 'Welcher Vertrag?',
    referenceHint: 'Bestellnummer, oder was Sie wann bestellt haben',
    email: 'E-Mail-Adresse für die Eingangsbestätigung',
    items: 'Nur einen Teil widerrufen? Welche Artikel? (freiwillig)',
    next: 'Weiter',
    checkHeading: 'Ihre Widerrufserklärung',
    checkText: 'Bitte prüfen Sie Ihre Angaben. Mit dem Knopf geben Sie die Erklärung ab.',
    confirm: 'Widerruf bestätigen',
    back: 'Angaben ändern',
    doneHeading: 'Ihr Widerruf ist eingegangen',
    doneText:
      'Wir haben Ihre Erklärung am {moment} erhalten und bestätigen das auch per E-Mail an {email}. Über die Rückzahlung schreiben wir Ihnen.',
    declaration: 'Erklärung',
    declarationWords: 'Hiermit widerrufe ich, {name}, den folgenden Vertrag: {reference}.',
    declarationItems: 'Der Widerruf gilt für: {items}.',
    declaredBy: 'Widerruf, erklärt von {name} ({email}):',
    declaredContract: 'Vertrag',
    declaredEmail: 'E-Mail-Adresse',
    declaredItems: 'Nur diese Artikel',
    received: 'Eingegangen',
    order: 'Bestellung',
    refundDue: 'Rückzahlung spätestens',
    receiptSubject: 'Eingangsbestätigung Ihres Widerrufs',
    receiptHeading: 'Eingangsbestätigung Ihres Widerrufs',
    receiptText: 'Ihre Widerrufserklärung ist am {moment} bei uns eingegangen.',
    receiptNote: 'Diese Nachricht bestätigt den Eingang und den Inhalt Ihrer Erklärung.',
    work: 'Widerruf bearbeiten',
    shopSubject: 'Widerruf von {name}',
    shopText:
      'Es ist ein Widerruf eingegangen. Zahlungen sind spätestens zum genannten Zeitpunkt zurückzuzahlen (§ 357 BGB).',
    missing: 'Bitte füllen Sie dieses Feld aus.',
    invalid: 'Das sieht nicht richtig aus.',
    tooLong: 'Das ist zu lang.',
    print: 'Sie können diese Seite drucken oder speichern.',
    rejected: {
      subject: 'Zu Ihrem Widerruf',
      text: 'Wir haben Ihren Widerruf vom {moment} geprüft: Er ist nach unserer Prüfung nicht wirksam, der Vertrag besteht also weiter. Der Grund:',
    },
    settled: {
      subject: 'Ihr Widerruf ist erledigt',
      text: 'Ihr Widerruf vom {moment} ist bearbeitet. Sie haben dazu nichts bezahlt, deshalb ist nichts zurückzuzahlen; Sie schulden uns nichts mehr.',
    },
  },
  en: {
    heading: 'Withdraw from contract here',
    intro:
      'Here you can withdraw from a contract with us. We only need your name, the contract and an e-mail address for the confirmation of receipt. You need not give a reason.',
    name: 'Name',
    reference: 'Which contract?',
    referenceHint: 'Order number, or what you ordered and when',
    email: 'E-mail address for the confirmation of receipt',
    items: 'Withdrawing from a part only? Which items? (optional)',
    next: 'Continue',
    checkHeading: 'Your declaration of withdrawal',
    checkText: 'Please check what you have entered. With the button you make the declaration.',
    confirm: 'Confirm withdrawal',
    back: 'Change',
    doneHeading: 'We have received your withdrawal',
    doneText:
      'We received your declaration on {moment} and confirm this by e-mail to {email} as well. We will write to you about the refund.',
    declaration: 'Declaration',
    declarationWords: 'I, {name}, hereby withdraw from the following contract: {reference}.',
    declarationItems: 'The withdrawal applies to: {items}.',
    declaredBy: 'Withdrawal, declared by {name} ({email}):',
    declaredContract: 'Contract',
    declaredEmail: 'E-mail address',
    declaredItems: 'These items only',
    received: 'Received',
    order: 'Order',
    refundDue: 'Refund no later than',
    receiptSubject: 'Confirmation of receipt of your withdrawal',
    receiptHeading: 'Confirmation of receipt of your withdrawal',
    receiptText: 'We received your declaration of withdrawal on {moment}.',
    receiptNote: 'This message confirms the receipt and the content of your declaration.',
    work: 'Work on the withdrawal',
    shopSubject: 'Withdrawal by {name}',
    shopText: 'A withdrawal has been received. Payments are to be refunded by the time named (§ 357 BGB).',
    missing: 'Please fill in this field.',
    invalid: 'This does not look right.',
    tooLong: 'This is too long.',
    print: 'You can print or save this page.',
    rejected: {
      subject: 'About your withdrawal',
      text: 'We have examined your withdrawal of {moment}: in our view it has no effect, so the contract goes on. The reason:',
    },
    settled: {
      subject: 'Your withdrawal is settled',
      text: 'Your withdrawal of {moment} is settled. You have paid nothing for it, so there is nothing to refund; you owe us nothing any more.',
    },
  },
  fr: {
    heading: 'Se rétracter du contrat ici',
    intro:
      'Vous pouvez ici vous rétracter d’un contrat conclu avec nous. Il nous faut seulement votre nom, le contrat et une adresse e-mail pour l’accusé de réception. Vous n’avez pas à donner de motif.',
    name: 'Nom',
    reference: 'Quel contrat ?',
    referenceHint: 'Numéro de commande, ou ce que vous avez commandé et quand',
    email: 'Adresse e-mail pour l’accusé de réception',
    items: 'Rétractation partielle ? Quels articles ? (facultatif)',
    next: 'Continuer',
    checkHeading: 'Votre déclaration de rétractation',
    checkText: 'Merci de vérifier vos indications. Le bouton envoie la déclaration.',
    confirm: 'Confirmer la rétractation',
    back: 'Modifier',
    doneHeading: 'Nous avons reçu votre rétractation',
    doneText:
      'Nous avons reçu votre déclaration le {moment} et le confirmons aussi par e-mail à {email}. Nous vous écrirons au sujet du remboursement.',
    declaration: 'Déclaration',
    declarationWords: 'Moi, {name}, je vous notifie par la présente ma rétractation du contrat suivant : {reference}.',
    declarationItems: 'La rétractation porte sur : {items}.',
    declaredBy: 'Rétractation, déclarée par {name} ({email}) :',
    declaredContract: 'Contrat',
    declaredEmail: 'Adresse e-mail',
    declaredItems: 'Seulement ces articles',
    received: 'Reçue',
    order: 'Commande',
    refundDue: 'Remboursement au plus tard',
    receiptSubject: 'Accusé de réception de votre rétractation',
    receiptHeading: 'Accusé de réception de votre rétractation',
    receiptText: 'Nous avons reçu votre déclaration de rétractation le {moment}.',
    receiptNote: 'Ce message confirme la réception et le contenu de votre déclaration.',
    work: 'Traiter la rétractation',
    shopSubject: 'Rétractation de {name}',
    shopText: 'Une rétractation est arrivée. Les paiements sont à rembourser avant la date indiquée (§ 357 BGB).',
    missing: 'Merci de remplir ce champ.',
    invalid: 'Cela ne semble pas correct.',
    tooLong: 'C’est trop long.',
    print: 'Vous pouvez imprimer ou enregistrer cette page.',
    rejected: {
      subject: 'Au sujet de votre rétractation',
      text: 'Nous avons examiné votre rétractation du {moment}\u00a0: selon nous, elle n’a pas d’effet et le contrat se poursuit. Motif\u00a0:',
    },
    settled: {
      subject: 'Votre rétractation est traitée',
      text: 'Votre rétractation du {moment} est traitée. Vous n’avez rien payé, il n’y a donc rien à rembourser ; vous ne nous devez plus rien.',
    },
  },
}
