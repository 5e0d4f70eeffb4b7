import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'receiptSubject'
  | 'receiptHeading'
  | 'thanks'
  | 'receiptOnly'
  | 'accepted'
  | 'awaitsProvider'
  | 'transfer'
  | 'reference'
  | 'dueOn'
  | 'collectLater'
  | 'invoiceComes'
  | 'shopSubject'
  | 'shopText'
  | 'comment'
  | 'paidSubject'
  | 'paidText'
  | 'acceptedNow'
  | 'nothingToPay'
  | 'acceptedSubject'
  | 'acceptedText'
  | 'doneSubject'
  | 'doneText'
  | 'partlyPaid'
  | 'creditNoteAttached'
  | 'returnedGoods'
  | 'cashText'
  | 'shippedSubject'
  | 'shippedText'
  | 'tracking'
  | 'track'
  | 'provider'
  | 'completedSubject'
  | 'completedText'
  | 'invoiceAttached'
  | 'cancelledSubject'
  | 'cancelledText'
  | 'reason'
  | 'unpaid'
  | 'unaccepted'
  | 'uncollected'
  | 'refundedSubject'
  | 'refundedText'
  | 'attentionSubject'
  | 'attentionText'
  | 'status'
  | 'number'
  | 'date'
  | 'payment'
  | 'shipping'
  | 'customer'
  | 'goods'
  | 'wrap'
  | 'total'
  | 'tax'
  | 'shippingAddress'
  | 'invoiceAddress'
  | 'branch'
  | 'noWithdrawal'
  | 'legalAttached'
  | 'noticeAttached'
  | 'placeholderAttached'
  | 'withdraw'
  | 'iban'
  | 'bic'
  | 'bank'
  | 'holder'
  | 'amount',
  string
>

/** The words of the mails about orders; `{…}` are replaced. */
export const orderMailTexts: Record<Language, Texts> = {
  de: {
    receiptSubject: 'Ihre Bestellung {number}',
    receiptHeading: 'Wir haben Ihre Bestellung erhalten',
    thanks: 'Guten Tag {name},\nvielen Dank für Ihre Bestellung vom {date}.',
    receiptOnly:
      'Mit dieser Nachricht bestätigen wir den Eingang. Der Vertrag kommt zustande, sobald wir Ihre Bestellung in einer weiteren E-Mail annehmen oder die Ware versenden.',
    accepted: 'Wir nehmen Ihre Bestellung hiermit an. Bitte überweisen Sie den Betrag; danach bereiten wir sie vor.',
    awaitsProvider:
      'Mit dieser Nachricht bestätigen wir den Eingang. Sobald {payment} uns Ihre Zahlung bestätigt, nehmen wir die Bestellung an und schreiben Ihnen.',
    transfer: 'Überweisung',
    reference: 'Verwendungszweck',
    dueOn: 'Bitte bis',
    collectLater: 'Wir schreiben Ihnen, sobald alles in „{branch}“ für Sie bereitliegt. Sie bezahlen dort bar.',
    invoiceComes: 'Die Rechnung bekommen Sie mit dem Versand; sie ist 14 Tage nach Erhalt der Ware fällig.',
    shopSubject: 'Neue Bestellung {number}: {total}',
    shopText: '{name} hat bestellt.',
    comment: 'Nachricht der Kundin oder des Kunden',
    paidSubject: 'Zahlung erhalten: Bestellung {number}',
    paidText: 'Guten Tag {name},\nIhre Zahlung über {total} ist bei uns eingegangen.',
    acceptedNow: 'Wir nehmen Ihre Bestellung hiermit an und bereiten sie jetzt vor.',
    nothingToPay: 'Sie müssen nichts bezahlen.',
    acceptedSubject: 'Auftragsbestätigung: Bestellung {number}',
    acceptedText: 'Guten Tag {name},\nvielen Dank für Ihre Bestellung {number}.',
    doneSubject: 'Abgeschlossen: Bestellung {number}',
    doneText: 'Guten Tag {name},\nIhre Bestellung {number} ist abgeschlossen. Wir wünschen Ihnen viel Freude daran.',
    partlyPaid:
      'Die {partly}, die bei uns eingegangen sind, geben wir Ihnen zurück und schreiben Ihnen dazu noch einmal.',
    creditNoteAttached: 'Die Rechnungskorrektur finden Sie im Anhang.',
    returnedGoods: 'Zurückgenommen',
    cashText: 'Bitte bezahlen Sie {total} bei der Abholung in bar.',
    shippedSubject: 'Unterwegs: Bestellung {number}',
    shippedText: 'Guten Tag {name},\nIhre Bestellung ist unterwegs zu Ihnen.',
    tracking: 'Sendungsnummer',
    track: 'Sendung verfolgen',
    provider: 'Versand mit',
    completedSubject: 'Rechnung zu Bestellung {number}',
    completedText: 'Guten Tag {name},\nvielen Dank, dass Sie Ihre Bestellung bei uns abgeholt haben.',
    invoiceAttached: 'Ihre Rechnung finden Sie im Anhang.',
    cancelledSubject: 'Storniert: Bestellung {number}',
    cancelledText: 'Guten Tag {name},\nIhre Bestellung ist storniert. Sie müssen nichts bezahlen.',
    reason: 'Grund: {reason}',
    unpaid: 'Bei uns ist keine Zahlung eingegangen.',
    unaccepted: 'Wir konnten sie leider nicht rechtzeitig annehmen; ein Vertrag ist nicht zustande gekommen.',
    uncollected: 'Ihre Bestellung wurde nicht rechtzeitig abgeholt.',
    refundedSubject: 'Erstattung zu Bestellung {number}',
    refundedText: 'Guten Tag {name},\nwir erstatten Ihnen {amount}.',
    attentionSubject: 'Bitte ansehen: Bestellung {number}',
    attentionText:
      'Zu dieser Bestellung gibt es eine Zahlung, die nicht zu ihr passt oder nicht von selbst erstattet werden konnte. Bitte sehen Sie sie sich beim Zahlungsanbieter an.',
    status: 'Bestellung ansehen',
    number: 'Bestellnummer',
    date: 'Bestellt am',
    payment: 'Zahlung',
    shipping: 'Versand',
    customer: 'E-Mail',
    goods: 'Waren',
    wrap: 'Geschenkverpackung',
    total: 'Gesamtpreis',
    tax: 'darin MwSt. ({percent} %)',
    shippingAddress: 'Lieferadresse',
    invoiceAddress: 'Rechnungsadresse',
    branch: 'Abholung',
    noWithdrawal: 'Individuell für Sie gefertigt: Für diesen Artikel besteht kein Widerrufsrecht.',
    legalAttached:
      'Im Anhang finden Sie unsere Allgemeinen Geschäftsbedingungen und die Widerrufsbelehrung mit dem Muster-Widerrufsformular in der Fassung dieser Bestellung.',
    noticeAttached: 'Beigefügt ist auch der Hinweis auf Ihre gesetzlichen Gewährleistungsrechte.',
    placeholderAttached:
      'Beigefügt ist auch ein Platzhalter: Diese Vorführung hat den amtlichen Hinweis der EU auf Ihre gesetzlichen Gewährleistungsrechte nicht.',
    withdraw: 'Vertrag widerrufen',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    holder: 'Kontoinhaber',
    amount: 'Betrag',
  },
  en: {
    receiptSubject: 'Your order {number}',
    receiptHeading: 'We have received your order',
    thanks: 'Dear {name},\nthank you for your order of {date}.',
    receiptOnly:
      'This message confirms that we have received it. The contract is concluded when we accept your order in a further e-mail or dispatch the goods.',
    accepted: 'We hereby accept your order. Please transfer the amount; we will then prepare it.',
    awaitsProvider:
      'This message confirms that we have received it. As soon as {payment} confirms your payment, we accept the order and write to you.',
    transfer: 'Bank transfer',
    reference: 'Reference',
    dueOn: 'Please by',
    collectLater: 'We will write to you as soon as everything is ready for you at “{branch}”. You pay there in cash.',
    invoiceComes: 'You will receive the invoice with the goods; it is due 14 days after you receive them.',
    shopSubject: 'New order {number}: {total}',
    shopText: '{name} has placed an order.',
    comment: 'Message from the customer',
    paidSubject: 'Payment received: order {number}',
    paidText: 'Dear {name},\nwe have received your payment of {total}.',
    acceptedNow: 'We hereby accept your order and are now preparing it.',
    nothingToPay: 'You do not have to pay anything.',
    acceptedSubject: 'Order confirmation: order {number}',
    acceptedText: 'Dear {name},\nthank you for your order {number}.',
    doneSubject: 'Completed: order {number}',
    doneText: 'Dear {name},\nyour order {number} is completed. We hope you enjoy it.',
    partlyPaid: 'We will return the {partly} that we have received and will write to you about it.',
    creditNoteAttached: 'You will find the credit note attached.',
    returnedGoods: 'Taken back',
    cashText: 'Please pay {total} in cash when you collect it.',
    shippedSubject: 'On its way: order {number}',
    shippedText: 'Dear {name},\nyour order is on its way to you.',
    tracking: 'Tracking number',
    track: 'Track parcel',
    provider: 'Sent with',
    completedSubject: 'Invoice for order {number}',
    completedText: 'Dear {name},\nthank you for collecting your order.',
    invoiceAttached: 'Your invoice is attached.',
    cancelledSubject: 'Cancelled: order {number}',
    cancelledText: 'Dear {name},\nyour order has been cancelled. There is nothing to pay.',
    reason: 'Reason: {reason}',
    unpaid: 'We have not received a payment.',
    unaccepted: 'Unfortunately we could not accept it in time; no contract was concluded.',
    uncollected: 'Your order was not collected in time.',
    refundedSubject: 'Refund for order {number}',
    refundedText: 'Dear {name},\nwe refund you {amount}.',
    attentionSubject: 'Please look at order {number}',
    attentionText:
      'There is a payment for this order that does not fit it or could not be refunded by itself. Please look at it at the payment provider.',
    status: 'View order',
    number: 'Order number',
    date: 'Ordered on',
    payment: 'Payment',
    shipping: 'Shipping',
    customer: 'E-mail',
    goods: 'Goods',
    wrap: 'Gift wrap',
    total: 'Total price',
    tax: 'including VAT ({percent}%)',
    shippingAddress: 'Delivery address',
    invoiceAddress: 'Invoice address',
    branch: 'Collection',
    noWithdrawal: 'Made for you: no right of withdrawal for this item.',
    legalAttached:
      'Attached you will find our terms and conditions and the withdrawal policy with the model withdrawal form, as they were valid for this order.',
    noticeAttached: 'The notice on your legal guarantee rights is attached as well.',
    placeholderAttached:
      'A placeholder is attached as well: this demonstration does not have the EU’s official notice on your legal guarantee rights.',
    withdraw: 'Withdraw from contract here',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    holder: 'Account holder',
    amount: 'Amount',
  },
  fr: {
    receiptSubject: 'Votre commande {number}',
    receiptHeading: 'Nous avons reçu votre commande',
    thanks: 'Bonjour {name},\nmerci pour votre commande du {date}.',
    receiptOnly:
      'Ce message en confirme la réception. Le contrat est conclu lorsque nous acceptons votre commande par un autre e-mail ou expédions les articles.',
    accepted: 'Nous acceptons votre commande. Merci de virer le montant ; nous la préparerons ensuite.',
    awaitsProvider:
      'Ce message en confirme la réception. Dès que {payment} nous confirme votre paiement, nous acceptons la commande et vous écrivons.',
    transfer: 'Virement',
    reference: 'Référence',
    dueOn: 'Au plus tard le',
    collectLater: 'Nous vous écrirons dès que tout sera prêt à « {branch} ». Vous y paierez en espèces.',
    invoiceComes: 'Vous recevrez la facture avec les articles ; elle est payable 14 jours après leur réception.',
    shopSubject: 'Nouvelle commande {number} : {total}',
    shopText: '{name} a passé commande.',
    comment: 'Message du client',
    paidSubject: 'Paiement reçu : commande {number}',
    paidText: 'Bonjour {name},\nnous avons reçu votre paiement de {total}.',
    acceptedNow: 'Nous acceptons votre commande et la préparons maintenant.',
    nothingToPay: 'Vous n’avez rien à payer.',
    acceptedSubject: 'Confirmation de commande {number}',
    acceptedText: 'Bonjour {name},\nmerci pour votre commande {number}.',
    doneSubject: 'Commande {number} terminée',
    doneText: 'Bonjour {name},\nvotre commande {number} est terminée. Nous espérons qu’elle vous donne satisfaction.',
    partlyPaid: 'Nous vous rendons les {partly} que nous avons reçus et vous écrirons à ce sujet.',
    creditNoteAttached: 'Vous trouverez l’avoir en pièce jointe.',
    returnedGoods: 'Articles repris',
    cashText: 'Merci de payer {total} en espèces lors du retrait.',
    shippedSubject: 'En route : commande {number}',
    shippedText: 'Bonjour {name},\nvotre commande est en route.',
    tracking: 'Numéro de suivi',
    track: 'Suivre le colis',
    provider: 'Expédié avec',
    completedSubject: 'Facture de la commande {number}',
    completedText: 'Bonjour {name},\nmerci d’avoir retiré votre commande chez nous.',
    invoiceAttached: 'Vous trouverez votre facture en pièce jointe.',
    cancelledSubject: 'Annulée : commande {number}',
    cancelledText: 'Bonjour {name},\nvotre commande est annulée. Vous n’avez rien à payer.',
    reason: 'Motif : {reason}',
    unpaid: 'Nous n’avons pas reçu de paiement.',
    unaccepted: 'Malheureusement, nous n’avons pas pu l’accepter à temps ; aucun contrat n’a été conclu.',
    uncollected: 'Votre commande n’a pas été retirée à temps.',
    refundedSubject: 'Remboursement de la commande {number}',
    refundedText: 'Bonjour {name},\nnous vous remboursons {amount}.',
    attentionSubject: 'À vérifier : commande {number}',
    attentionText:
      'Il existe pour cette commande un paiement qui ne lui correspond pas ou n’a pas pu être remboursé automatiquement. Merci de le vérifier chez le prestataire de paiement.',
    status: 'Voir la commande',
    number: 'Numéro de commande',
    date: 'Commandé le',
    payment: 'Paiement',
    shipping: 'Livraison',
    customer: 'E-mail',
    goods: 'Articles',
    wrap: 'Emballage cadeau',
    total: 'Prix total',
    tax: 'dont TVA ({percent} %)',
    shippingAddress: 'Adresse de livraison',
    invoiceAddress: 'Adresse de facturation',
    branch: 'Retrait',
    noWithdrawal: 'Article personnalisé : pas de droit de rétractation.',
    legalAttached:
      'Vous trouverez en pièce jointe nos conditions générales et les informations sur la rétractation avec le formulaire type, dans leur version valable pour cette commande.',
    noticeAttached: 'Vous y trouverez aussi l’avis sur vos droits de garantie légale.',
    placeholderAttached:
      'Vous y trouverez aussi un emplacement réservé : cette démonstration n’a pas l’avis officiel de l’UE sur vos droits de garantie légale.',
    withdraw: 'Se rétracter du contrat ici',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Banque',
    holder: 'Titulaire',
    amount: 'Montant',
  },
}
