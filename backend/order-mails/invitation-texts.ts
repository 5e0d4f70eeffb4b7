import type { Language } from '#domain/texts/language.ts'

/** How the mail of a completed order invites to ratings, and how that is objected to (§ 7 (3) UWG); `{product}` is replaced. */
export const invitationTexts: Record<Language, Record<'rate' | 'rateNote' | 'noRatings', string>> = {
  de: {
    rate: '{product} bewerten',
    rateNote:
      'Ganz unten finden Sie zu jedem Artikel einen Link, über den Sie ihn bewerten können, wenn Sie möchten. Solchen Einladungen können Sie jederzeit über den letzten Link oder mit einer Antwort auf diese E-Mail widersprechen; dafür entstehen keine anderen Kosten als die der Übermittlung nach den Basistarifen.',
    noRatings: 'Keine Einladungen zu Bewertungen mehr',
  },
  en: {
    rate: 'Review {product}',
    rateNote:
      'At the very end there is a link for each item by which you can review it if you like. You may object to such invitations at any time by the last link or by answering this e-mail; it costs nothing but the transmission at basic rates.',
    noRatings: 'No more invitations to write reviews',
  },
  fr: {
    rate: 'Évaluer {product}',
    rateNote:
      'Tout en bas, vous trouverez pour chaque article un lien pour l’évaluer si vous le souhaitez. Vous pouvez vous opposer à tout moment à de telles invitations par le dernier lien ou en répondant à cet e-mail\u202f; il n’en coûte que la transmission au tarif de base.',
    noRatings: 'Ne plus recevoir d’invitation à donner un avis',
  },
}
