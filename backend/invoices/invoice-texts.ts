import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'invoice'
  | 'creditNote'
  | 'number'
  | 'date'
  | 'order'
  | 'orderDate'
  | 'sentOn'
  | 'collectedOn'
  | 'sentTo'
  | 'collectedAt'
  | 'item'
  | 'count'
  | 'price'
  | 'total'
  | 'reference'
  | 'wrap'
  | 'shipping'
  | 'partOf'
  | 'kept'
  | 'givenBefore'
  | 'margin'
  | 'net'
  | 'netAt'
  | 'tax'
  | 'rate'
  | 'shared'
  | 'sum'
  | 'paid'
  | 'due'
  | 'dueLess'
  | 'prepaid'
  | 'correction'
  | 'owed'
  | 'duePart'
  | 'dueWithout'
  | 'dueRest'
  | 'account'
  | 'corrects'
  | 'refunded'
  | 'transfer'
  | 'not_owed'
  | 'transferPart'
  | 'refundedPart'
  | 'partNotOwed'
  | 'vatId'
  | 'buyerVatId'
  | 'taxNumber'
  | 'thanks',
  string
>

/**
 * The words of invoices and credit notes; `{…}` are replaced. Those of `margin` are prescribed (§ 14a (6) UStG, Art. 226 no. 14 of the
 * VAT directive).
 */
export const invoiceTexts: Record<Language, Texts> = {
  de: {
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    number: 'Nummer',
    date: 'Datum',
    order: 'Bestellung',
    orderDate: 'Bestellt am',
    sentOn: 'Lieferdatum',
    collectedOn: 'Übergeben am',
    sentTo: 'Geliefert an',
    collectedAt: 'Abgeholt in',
    item: 'Artikel',
    count: 'Menge',
    price: 'Einzelpreis',
    total: 'Betrag',
    reference: 'Art.-Nr.',
    wrap: 'Geschenkverpackung',
    shipping: 'Versand',
    partOf: 'Teilweise Erstattung',
    kept: 'Nicht erstatteter Anteil',
    givenBefore: 'Schon erstatteter Anteil',
    margin: 'Gebrauchtgegenstände/Sonderregelung',
    net: 'Nettobetrag',
    rate: 'USt.',
    shared: 'anteilig',
    netAt: 'Nettobetrag zu {percent} %',
    tax: 'Umsatzsteuer {percent} %',
    sum: 'Gesamtbetrag',
    prepaid: 'Bereits bezahlt',
    correction: 'Rechnungskorrektur vom selben Tag',
    owed: 'Noch zu zahlen',
    paid: 'Bezahlt {way} am {date}.',
    due: 'Bitte überweisen Sie den Gesamtbetrag binnen 14 Tagen nach Erhalt der Ware unter Angabe der Rechnungsnummer.',
    dueLess:
      'Davon nimmt eine Rechnungskorrektur vom selben Tag {credited} zurück. Bitte überweisen Sie die übrigen {owed} binnen 14 Tagen nach Erhalt der Ware unter Angabe der Rechnungsnummer.',
    duePart: 'Davon sind {prepaid} bereits bezahlt.',
    dueWithout: 'Eine Rechnungskorrektur vom selben Tag nimmt {credited} zurück.',
    dueRest:
      'Bitte überweisen Sie die übrigen {owed} binnen 14 Tagen nach Erhalt der Ware unter Angabe der Rechnungsnummer.',
    account: 'Konto',
    corrects: 'Korrigiert die Rechnung {number} vom {date}.',
    refunded: 'Den Betrag erstatten wir {way}.',
    transfer: 'Den Betrag überweisen wir Ihnen, wenn wir nichts anderes vereinbart haben.',
    not_owed: 'Diesen Betrag brauchen Sie nicht mehr zu bezahlen.',
    partNotOwed: 'Die übrigen {cents} brauchen Sie nicht mehr zu bezahlen.',
    transferPart: 'Davon überweisen wir Ihnen {cents}, wenn wir nichts anderes vereinbart haben.',
    refundedPart: 'Davon erstatten wir {cents} {way}.',
    vatId: 'USt-IdNr.',
    buyerVatId: 'Ihre USt-IdNr.',
    taxNumber: 'Steuernummer',
    thanks: 'Vielen Dank für Ihren Einkauf.',
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    number: 'Number',
    date: 'Date',
    order: 'Order',
    orderDate: 'Ordered on',
    sentOn: 'Date of supply',
    collectedOn: 'Handed over on',
    sentTo: 'Delivered to',
    collectedAt: 'Collected at',
    item: 'Item',
    count: 'Quantity',
    price: 'Unit price',
    total: 'Amount',
    reference: 'Item no.',
    wrap: 'Gift wrap',
    shipping: 'Shipping',
    partOf: 'Partial refund',
    kept: 'Part not refunded',
    givenBefore: 'Part already refunded',
    margin: 'Margin scheme – second-hand goods',
    net: 'Net amount',
    rate: 'VAT',
    shared: 'pro rata',
    netAt: 'Net amount at {percent}%',
    tax: 'VAT {percent}%',
    sum: 'Total',
    prepaid: 'Already paid',
    correction: 'Credit note of the same day',
    owed: 'Still to be paid',
    paid: 'Paid {way} on {date}.',
    due: 'Please transfer the total within 14 days of receiving the goods, quoting the invoice number.',
    dueLess:
      'A credit note of the same day takes back {credited} of it. Please transfer the remaining {owed} within 14 days of receiving the goods, quoting the invoice number.',
    duePart: '{prepaid} of it has already been paid.',
    dueWithout: 'A credit note of the same day takes back {credited}.',
    dueRest: 'Please transfer the remaining {owed} within 14 days of receiving the goods, quoting the invoice number.',
    account: 'Account',
    corrects: 'Corrects invoice {number} of {date}.',
    refunded: 'We refund the amount {way}.',
    transfer: 'We transfer the amount to your account unless agreed otherwise.',
    not_owed: 'You no longer need to pay this amount.',
    partNotOwed: 'You no longer need to pay the remaining {cents}.',
    transferPart: 'We transfer {cents} of it to your account unless agreed otherwise.',
    refundedPart: 'We refund {cents} of it {way}.',
    vatId: 'VAT ID',
    buyerVatId: 'Your VAT ID',
    taxNumber: 'Tax number',
    thanks: 'Thank you for your purchase.',
  },
  fr: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    number: 'Numéro',
    date: 'Date',
    order: 'Commande',
    orderDate: 'Commandé le',
    sentOn: 'Date de livraison',
    collectedOn: 'Remis le',
    sentTo: 'Livré à',
    collectedAt: 'Retiré à',
    item: 'Article',
    count: 'Quantité',
    price: 'Prix unitaire',
    total: 'Montant',
    reference: 'Réf.',
    wrap: 'Emballage cadeau',
    shipping: 'Livraison',
    partOf: 'Remboursement partiel',
    kept: 'Part non remboursée',
    givenBefore: 'Part déjà remboursée',
    margin: 'Régime particulier – biens d’occasion',
    net: 'Montant hors taxes',
    rate: 'TVA',
    shared: 'au prorata',
    netAt: 'Montant hors taxes à {percent} %',
    tax: 'TVA {percent} %',
    sum: 'Total',
    prepaid: 'Déjà payé',
    correction: 'Avoir du même jour',
    owed: 'Reste à payer',
    paid: 'Payé {way} le {date}.',
    due: 'Merci de virer le total dans les 14 jours suivant la réception, en indiquant le numéro de facture.',
    dueLess:
      'Un avoir du même jour en retire {credited}. Merci de virer les {owed} restants dans les 14 jours suivant la réception, en indiquant le numéro de facture.',
    duePart: '{prepaid} ont déjà été payés.',
    dueWithout: 'Un avoir du même jour en retire {credited}.',
    dueRest:
      'Merci de virer les {owed} restants dans les 14 jours suivant la réception, en indiquant le numéro de facture.',
    account: 'Compte',
    corrects: 'Corrige la facture {number} du {date}.',
    refunded: 'Nous remboursons le montant {way}.',
    transfer: 'Nous vous virons ce montant, sauf accord contraire.',
    not_owed: 'Vous n’avez plus à payer ce montant.',
    partNotOwed: 'Vous n’avez plus à payer les {cents} restants.',
    transferPart: 'Nous vous en virons {cents}, sauf accord contraire.',
    refundedPart: 'Nous en remboursons {cents} {way}.',
    vatId: 'N° de TVA',
    buyerVatId: 'Votre n° de TVA',
    taxNumber: 'Numéro fiscal',
    thanks: 'Merci de votre achat.',
  },
}
