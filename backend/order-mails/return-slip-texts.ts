import type { Language } from '#domain/texts/language.ts'

/** The mail that brings a return slip. */
export const returnSlipTexts: Record<
  Language,
  Record<'slipSubject' | 'slipText' | 'back' | 'to' | 'attached', string>
> = {
  de: {
    slipSubject: 'Rücksendung zu Bestellung {number}',
    slipText:
      'Guten Tag {name},\nbitte legen Sie den beigefügten Rücksendeschein in das Paket und senden Sie es an die Anschrift darauf.',
    back: 'Was zurückkommt',
    to: 'Anschrift für die Rücksendung',
    attached: 'Den Rücksendeschein finden Sie im Anhang. Ohne Drucker genügt ein Zettel mit der Bestellnummer.',
  },
  en: {
    slipSubject: 'Returning goods of order {number}',
    slipText:
      'Dear {name},\nplease put the attached return slip into the parcel and send it to the address named on it.',
    back: 'What comes back',
    to: 'Address for the return',
    attached: 'The return slip is attached. Without a printer, a note with the order number will do.',
  },
  fr: {
    slipSubject: 'Retour de la commande {number}',
    slipText:
      'Bonjour {name},\nveuillez glisser le bon de retour ci-joint dans le colis et l’envoyer à l’adresse indiquée.',
    back: 'Ce qui revient',
    to: 'Adresse de retour',
    attached: 'Le bon de retour est en pièce jointe. Sans imprimante, un papier avec le numéro de commande suffit.',
  },
}
