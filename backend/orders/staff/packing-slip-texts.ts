import type { Language } from '#domain/texts/language.ts'
import type { SlipStop } from './slip-stop.ts'

type Words =
  | 'title'
  | 'order'
  | 'date'
  | 'how'
  | 'tracking'
  | 'count'
  | 'item'
  | 'reference'
  | 'pieces'
  | 'wrap'
  | 'comment'
  | 'part'
  | 'nothing'
  | 'thanks'
  | SlipStop['why']
  | 'notSent'
  | 'notHandedOver'
  | 'returnTitle'
  | 'returnHelp'
  | 'reason'

export const packingSlipTexts: Record<Language, Record<Words, string>> = {
  de: {
    title: 'Lieferschein',
    order: 'Bestellung',
    date: 'Bestellt am',
    how: 'Versandart',
    tracking: 'Sendung',
    count: 'Menge',
    item: 'Artikel',
    reference: 'Artikelnummer',
    pieces: 'Teile insgesamt',
    wrap: 'Als Geschenk verpackt',
    comment: 'Ihre Anmerkung:',
    part: 'Ihre Bestellung kommt in mehreren Paketen. Dieses Paket enthält, was hier steht.',
    nothing: 'Alle Artikel dieser Bestellung wurden storniert oder zurückgenommen. Zu packen ist nichts mehr.',
    thanks: 'Vielen Dank für Ihren Einkauf. Die Rechnung erhalten Sie gesondert.',
    cancelled: 'Storniert',
    refunded: 'Erstattet',
    withdrawn: 'Widerrufen',
    partlyWithdrawn: 'Teilweise widerrufen',
    notSent: 'nicht versenden',
    notHandedOver: 'nicht herausgeben',
    returnTitle: 'Rücksendeschein',
    returnHelp:
      'Bitte legen Sie diesen Schein in das Paket. Die Anschrift oben passt in das Fenster eines Umschlags und kann auf das Paket geklebt werden.',
    reason: 'Was uns hilft, wenn Sie es sagen möchten (freiwillig):',
  },
  en: {
    title: 'Packing slip',
    order: 'Order',
    date: 'Ordered on',
    how: 'Shipping',
    tracking: 'Parcel',
    count: 'Quantity',
    item: 'Item',
    reference: 'Reference',
    pieces: 'pieces in total',
    wrap: 'Wrapped as a present',
    comment: 'Your note:',
    part: 'Your order comes in several parcels. This parcel holds what is named here.',
    nothing: 'All items of this order were cancelled or taken back. There is nothing left to pack.',
    thanks: 'Thank you for your purchase. You receive the invoice separately.',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    withdrawn: 'Withdrawn from',
    partlyWithdrawn: 'Withdrawn from in part',
    notSent: 'do not send',
    notHandedOver: 'do not hand over',
    returnTitle: 'Return slip',
    returnHelp:
      'Please put this slip into the parcel. The address above fits the window of an envelope and can be stuck onto the parcel.',
    reason: 'What helps us to know, if you would like to say (voluntary):',
  },
  fr: {
    title: 'Bon de livraison',
    order: 'Commande',
    date: 'Commandé le',
    how: 'Expédition',
    tracking: 'Colis',
    count: 'Quantité',
    item: 'Article',
    reference: 'Référence',
    pieces: 'pièces au total',
    wrap: 'Emballé pour offrir',
    comment: 'Votre remarque :',
    part: 'Votre commande arrive en plusieurs colis. Ce colis contient ce qui figure ici.',
    nothing: 'Tous les articles de cette commande ont été annulés ou repris. Il ne reste rien à emballer.',
    thanks: 'Merci de votre achat. Vous recevrez la facture séparément.',
    cancelled: 'Annulée',
    refunded: 'Remboursée',
    withdrawn: 'Rétractation',
    partlyWithdrawn: 'Rétractation partielle',
    notSent: 'ne pas expédier',
    notHandedOver: 'ne pas remettre',
    returnTitle: 'Bon de retour',
    returnHelp:
      'Veuillez glisser ce bon dans le colis. L’adresse ci-dessus correspond à la fenêtre d’une enveloppe et peut être collée sur le colis.',
    reason: 'Ce qui nous aide, si vous souhaitez le dire (facultatif)\u00a0:',
  },
}
