import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'noContract'
  | 'chooseBranch'
  | 'branch'
  | 'next'
  | 'otherBranch'
  | 'keptUntil'
  | 'when'
  | 'choose'
  | 'pieces'
  | 'phone'
  | 'optional'
  | 'privacyUse'
  | 'approval'
  | 'check'
  | 'againHeading'
  | 'atMissing'
  | 'atInvalid'
  | 'piecesInvalid'
  | 'phoneInvalid'
  | 'soldOutHeading'
  | 'soldOut'
  | 'tooMany'
  | 'nowhereHeading'
  | 'nowhere'
  | 'product'
  | 'isAsked'
  | 'isReady'
  | 'isUnavailable'
  | 'isCollected'
  | 'isExpired'
  | 'isCancelled'
  | 'asked'
  | 'ready'
  | 'unavailable'
  | 'collected'
  | 'expired'
  | 'cancelled'
  | 'moveHeading'
  | 'move'
  | 'prolong'
  | 'prolongText'
  | 'cancel'
  | 'saved'
  | 'tooLate'
  | 'goneHeading'
  | 'gone',
  string
>

/** The words of the pages on which visitors reserve; `{goods}`, `{branch}`, `{until}` and `{most}` are replaced. */
export const reservationTexts: Readonly<Record<Language, Texts>> = {
  de: {
    noContract:
      'Das ist kein Kauf: Sie schließen keinen Vertrag und zahlen nichts. Ob Sie es nehmen, entscheiden Sie bei uns.',
    chooseBranch: 'In welchem Haus möchten Sie es sehen?',
    branch: 'Haus',
    next: 'Weiter',
    otherBranch: 'Anderes Haus wählen',
    keptUntil: 'Wir legen es bis {until} für Sie zurück ({branch}). Danach ist es von selbst wieder frei.',
    when: 'Wann kommen Sie?',
    choose: 'Bitte wählen',
    pieces: 'Anzahl',
    phone: 'Telefon',
    optional: 'freiwillig',
    privacyUse: 'Wir verwenden Ihre Angaben nur für diese Reservierung.',
    approval:
      'Ich habe die Datenschutzhinweise gelesen und bin einverstanden, dass meine Angaben für diese Reservierung verarbeitet werden.',
    check: 'Bitte prüfen Sie diese Angaben:',
    againHeading: 'Noch nicht reserviert',
    atMissing: 'Bitte wählen Sie, wann Sie kommen',
    atInvalid: 'Zu dieser Zeit ist das Haus nicht für Sie da; bitte wählen Sie eine andere',
    piecesInvalid: 'So viele sind dort nicht frei',
    phoneInvalid: 'Bitte prüfen Sie die Telefonnummer',
    soldOutHeading: 'Gerade nicht mehr frei',
    soldOut: 'Jemand war schneller: In diesem Haus ist davon keines mehr frei.',
    tooMany: 'Mehr als {most} Reservierungen zugleich können wir für eine Person nicht zurücklegen.',
    nowhereHeading: 'Zurzeit nicht zu reservieren',
    nowhere: 'Davon liegt gerade in keinem Haus ein freies Stück. Fragen Sie uns gern danach.',
    product: 'Zum Produkt',
    isAsked: 'Reserviert',
    isReady: 'Liegt für Sie bereit',
    isUnavailable: 'Leider nicht da',
    isCollected: 'Abgeholt',
    isExpired: 'Nicht mehr reserviert',
    isCancelled: 'Aufgehoben',
    asked: 'Wir legen es zurück und schreiben Ihnen, sobald es bereitliegt.',
    ready: 'Es liegt für Sie bereit ({branch}). Wir freuen uns auf Sie.',
    unavailable: 'Wir haben nachgesehen und das Stück leider nicht gefunden ({branch}).',
    collected: 'Sie waren bei uns. Vielen Dank für Ihren Besuch.',
    expired: 'Die Zeit ist um, und das Stück ist wieder für andere frei.',
    cancelled: 'Diese Reservierung ist aufgehoben, das Stück ist wieder für andere frei.',
    moveHeading: 'Passt der Termin nicht?',
    move: 'Termin verschieben',
    prolong: 'Einmal verlängern',
    prolongText: 'Wir können es einmal länger zurücklegen, bis {until}.',
    cancel: 'Reservierung aufheben',
    saved: 'Gespeichert.',
    tooLate: 'Das ging nicht mehr. So steht es jetzt:',
    goneHeading: 'Diese Reservierung gibt es nicht mehr',
    gone: 'Der Link ist nicht vollständig, oder die Reservierung ist schon lange vorbei.',
  },
  en: {
    noContract:
      'This is not a purchase: you enter into no contract and pay nothing. You decide in the shop whether to take it.',
    chooseBranch: 'In which branch would you like to see it?',
    branch: 'Branch',
    next: 'Continue',
    otherBranch: 'Choose another branch',
    keptUntil: 'We put it aside for you until {until} ({branch}). After that it is free again by itself.',
    when: 'When will you come?',
    choose: 'Please choose',
    pieces: 'Number',
    phone: 'Telephone',
    optional: 'optional',
    privacyUse: 'We use your details for this reservation only.',
    approval: 'I have read the privacy notice and agree that my details are processed for this reservation.',
    check: 'Please check these entries:',
    againHeading: 'Not reserved yet',
    atMissing: 'Please choose when you will come',
    atInvalid: 'The branch is not there for you at that time; please choose another',
    piecesInvalid: 'There are not so many free',
    phoneInvalid: 'Please check the telephone number',
    soldOutHeading: 'No longer free',
    soldOut: 'Somebody was faster: none of these is free in this branch any more.',
    tooMany: 'We cannot put aside more than {most} reservations at a time for one person.',
    nowhereHeading: 'Cannot be reserved at present',
    nowhere: 'There is no free piece in any branch at present. You are welcome to ask us for it.',
    product: 'View product',
    isAsked: 'Reserved',
    isReady: 'Ready for you',
    isUnavailable: 'Sadly not there',
    isCollected: 'Collected',
    isExpired: 'No longer reserved',
    isCancelled: 'Cancelled',
    asked: 'We are putting it aside and will write to you as soon as it is ready.',
    ready: 'It is ready for you ({branch}). We look forward to your visit.',
    unavailable: 'We have looked and sadly did not find the piece ({branch}).',
    collected: 'You have been with us. Thank you for your visit.',
    expired: 'The time is over, and the piece is free for others again.',
    cancelled: 'This reservation is cancelled, and the piece is free for others again.',
    moveHeading: 'Does the time not suit you?',
    move: 'Move the appointment',
    prolong: 'Extend once',
    prolongText: 'We can put it aside longer once, until {until}.',
    cancel: 'Cancel the reservation',
    saved: 'Saved.',
    tooLate: 'That was not possible any more. This is how it stands:',
    goneHeading: 'This reservation is no longer there',
    gone: 'The link is not complete, or the reservation ended long ago.',
  },
  fr: {
    noContract:
      'Ce n’est pas un achat\u00a0: vous ne concluez aucun contrat et ne payez rien. Vous décidez chez nous si vous la prenez.',
    chooseBranch: 'Dans quelle maison souhaitez-vous la voir\u202f?',
    branch: 'Maison',
    next: 'Continuer',
    otherBranch: 'Choisir une autre maison',
    keptUntil: 'Nous la mettons de côté pour vous jusqu’au {until} ({branch}). Ensuite elle est de nouveau libre.',
    when: 'Quand venez-vous\u202f?',
    choose: 'Merci de choisir',
    pieces: 'Nombre',
    phone: 'Téléphone',
    optional: 'facultatif',
    privacyUse: 'Nous utilisons vos indications uniquement pour cette réservation.',
    approval:
      'J’ai lu la notice de protection des données et j’accepte que mes indications soient traitées pour cette réservation.',
    check: 'Merci de vérifier ces indications\u00a0:',
    againHeading: 'Pas encore réservé',
    atMissing: 'Merci de choisir quand vous venez',
    atInvalid: 'La maison ne peut pas vous recevoir à cette heure\u202f; merci d’en choisir une autre',
    piecesInvalid: 'Il n’y en a pas autant de libres',
    phoneInvalid: 'Merci de vérifier le numéro de téléphone',
    soldOutHeading: 'Plus libre pour le moment',
    soldOut: 'Quelqu’un a été plus rapide\u00a0: cette pièce n’est plus libre dans cette maison.',
    tooMany: 'Nous ne pouvons pas garder plus de {most} réservations à la fois pour une personne.',
    nowhereHeading: 'Impossible à réserver en ce moment',
    nowhere: 'Aucune maison n’a de pièce libre en ce moment. N’hésitez pas à nous la demander.',
    product: 'Voir l’article',
    isAsked: 'Réservé',
    isReady: 'Prêt pour vous',
    isUnavailable: 'Malheureusement introuvable',
    isCollected: 'Retiré',
    isExpired: 'Plus réservé',
    isCancelled: 'Annulé',
    asked: 'Nous mettons la pièce de côté et vous écrivons dès qu’elle est prête.',
    ready: 'Elle vous attend ({branch}). Nous nous réjouissons de votre visite.',
    unavailable: 'Nous avons cherché et n’avons malheureusement pas trouvé la pièce ({branch}).',
    collected: 'Vous êtes venu chez nous. Merci de votre visite.',
    expired: 'Le délai est écoulé, et la pièce est de nouveau libre.',
    cancelled: 'Cette réservation est annulée, et la pièce est de nouveau libre.',
    moveHeading: 'L’heure ne vous convient pas\u202f?',
    move: 'Changer l’heure',
    prolong: 'Prolonger une fois',
    prolongText: 'Nous pouvons la garder plus longtemps une fois, jusqu’au {until}.',
    cancel: 'Annuler la réservation',
    saved: 'Enregistré.',
    tooLate: 'Ce n’est plus possible. Voici la situation\u00a0:',
    goneHeading: 'Cette réservation n’existe plus',
    gone: 'Le lien n’est pas complet, ou la réservation est terminée depuis longtemps.',
  },
}
