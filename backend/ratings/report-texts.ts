import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'heading'
  | 'lead'
  | 'about'
  | 'reason'
  | 'goodFaith'
  | 'goodFaithMissing'
  | 'use'
  | 'send'
  | 'againHeading'
  | 'check'
  | 'goneHeading'
  | 'gone'
  | 'thanksHeading'
  | 'thanks'
  | 'shopSubject'
  | 'shopHint'
  | 'product'
  | 'rating'
  | 'reporter'
  | 'email'
  | 'received'
  | 'receiptSubject'
  | 'receipt',
  string
>

/** The words of the pages and mails about reported ratings; `{product}` and `{moment}` are replaced. */
export const reportTexts: Record<Language, Texts> = {
  de: {
    heading: 'Bewertung melden',
    lead: 'Halten Sie diese Bewertung für rechtswidrig, etwa für gefälscht oder beleidigend? Sagen Sie uns, warum. Wir prüfen sie und antworten Ihnen.',
    about: 'Bewertung zu {product}:',
    reason: 'Warum ist die Bewertung rechtswidrig?',
    goodFaith: 'Ich bin nach bestem Wissen überzeugt, dass meine Angaben richtig und vollständig sind.',
    goodFaithMissing: 'Bitte bestätigen Sie, dass Ihre Angaben richtig sind',
    use: 'Wir verwenden Ihre Angaben nur, um die Meldung zu prüfen und zu beantworten.',
    send: 'Meldung abschicken',
    againHeading: 'Ihre Meldung ist noch nicht abgeschickt',
    check: 'Bitte prüfen Sie diese Angaben:',
    goneHeading: 'Das geht zurzeit nicht',
    gone: 'Diese Bewertung ist nicht veröffentlicht.',
    thanksHeading: 'Ihre Meldung ist bei uns',
    thanks: 'Wir prüfen die Bewertung und schreiben Ihnen an Ihre E-Mail-Adresse, was wir entschieden haben und warum.',
    shopSubject: 'Bewertung gemeldet: {product}',
    shopHint:
      'Prüfen Sie die Meldung ohne Verzug (Art. 16 DSA): Entscheiden Sie im Back-Office unter „Gemeldete Bewertungen“, und antworten Sie auf diese E-Mail mit Ihrer Entscheidung und deren Gründen.',
    product: 'Produkt',
    rating: 'Bewertung',
    reporter: 'Gemeldet von',
    email: 'E-Mail',
    received: 'Eingegangen',
    receiptSubject: 'Ihre Meldung zu einer Bewertung ist eingegangen',
    receipt:
      'Ihre Meldung zu einer Bewertung von „{product}“ ist am {moment} (deutsche Zeit) bei uns eingegangen. Wir prüfen sie und schreiben Ihnen, was wir entschieden haben und warum. Gegen die Entscheidung können Sie sich an uns wenden oder die Gerichte anrufen.',
  },
  en: {
    heading: 'Report a review',
    lead: 'Do you think that this review is unlawful, for example faked or insulting? Tell us why. We check it and answer you.',
    about: 'Review of {product}:',
    reason: 'Why is the review unlawful?',
    goodFaith: 'I believe in good faith that what I say is accurate and complete.',
    goodFaithMissing: 'Please confirm that what you say is accurate',
    use: 'We use your details only to check and answer your report.',
    send: 'Send report',
    againHeading: 'Your report has not been sent yet',
    check: 'Please check these entries:',
    goneHeading: 'This is not possible at the moment',
    gone: 'This review is not published.',
    thanksHeading: 'We have your report',
    thanks: 'We check the review and write to your e-mail address what we have decided and why.',
    shopSubject: 'Review reported: {product}',
    shopHint:
      'Check the report without delay (Art. 16 DSA): decide in the back office under “Reported reviews”, and answer this mail with your decision and its reasons.',
    product: 'Product',
    rating: 'Review',
    reporter: 'Reported by',
    email: 'E-mail',
    received: 'Received',
    receiptSubject: 'We have received your report of a review',
    receipt:
      'We received your report of a review of “{product}” on {moment} (German time). We check it and write to you what we have decided and why. Against the decision you can turn to us or go to court.',
  },
  fr: {
    heading: 'Signaler un avis',
    lead: 'Pensez-vous que cet avis est illicite, par exemple faux ou injurieux ? Dites-nous pourquoi. Nous l’examinons et vous répondons.',
    about: 'Avis sur {product} :',
    reason: 'Pourquoi cet avis est-il illicite ?',
    goodFaith: 'Je pense de bonne foi que mes indications sont exactes et complètes.',
    goodFaithMissing: 'Merci de confirmer que vos indications sont exactes',
    use: 'Nous utilisons vos indications uniquement pour examiner votre signalement et y répondre.',
    send: 'Envoyer le signalement',
    againHeading: 'Votre signalement n’est pas encore parti',
    check: 'Merci de vérifier ces indications :',
    goneHeading: 'Ce n’est pas possible pour le moment',
    gone: 'Cet avis n’est pas publié.',
    thanksHeading: 'Nous avons reçu votre signalement',
    thanks: 'Nous examinons l’avis et vous écrivons à votre adresse e-mail ce que nous avons décidé et pourquoi.',
    shopSubject: 'Avis signalé : {product}',
    shopHint:
      'Examinez le signalement sans délai (art. 16 DSA) : décidez dans le back-office sous « Avis signalés » et répondez à ce message en indiquant votre décision et ses motifs.',
    product: 'Produit',
    rating: 'Avis',
    reporter: 'Signalé par',
    email: 'E-mail',
    received: 'Reçu',
    receiptSubject: 'Nous avons reçu votre signalement d’un avis',
    receipt:
      'Nous avons reçu votre signalement d’un avis sur « {product} » le {moment} (heure allemande). Nous l’examinons et vous écrivons ce que nous avons décidé et pourquoi. Contre cette décision, vous pouvez vous adresser à nous ou saisir les tribunaux.',
  },
}
