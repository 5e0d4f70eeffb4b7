import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'shopSubject'
  | 'product'
  | 'stars'
  | 'starsOf'
  | 'name'
  | 'title'
  | 'orderNumber'
  | 'verified'
  | 'byLink'
  | 'orderEmail'
  | 'rateHeading'
  | 'rateText'
  | 'ratedAlready'
  | 'stopHeading'
  | 'stopText'
  | 'stop'
  | 'stoppedText'
  | 'unverified'
  | 'received'
  | 'moderationHint'
  | 'openProduct'
  | 'againHeading'
  | 'check'
  | 'goneHeading'
  | 'gone'
  | 'choose'
  | 'text'
  | 'optional'
  | 'send'
  | 'thanksHeading'
  | 'thanksText'
  | 'starsMissing'
  | 'textMissing',
  string
>

/** The words of the mail and the pages about ratings; `{product}`, `{stars}` are replaced. */
export const ratingTexts: Record<Language, Texts> = {
  de: {
    shopSubject: 'Neue Bewertung: {product} ({stars} von 5)',
    product: 'Produkt',
    stars: 'Sterne',
    starsOf: '{stars} von 5',
    name: 'Name (wird veröffentlicht)',
    title: 'Überschrift',
    orderNumber: 'Bestellnummer',
    verified: '{number} – passt zu einer Bestellung dieses Produkts',
    byLink: 'aus dem Link der Bestellmail – Kauf geprüft',
    orderEmail: 'E-Mail-Adresse der Bestellung (wird nicht veröffentlicht)',
    rateHeading: '{product} bewerten',
    rateText: 'Weil Sie über den Link Ihrer Bestellung kommen, steht bei der Bewertung „Bestellung geprüft“.',
    stopHeading: 'Keine Einladungen zu Bewertungen mehr',
    stopText:
      'Mit dem Knopf widersprechen Sie: Wir laden diese E-Mail-Adresse nicht mehr ein, Artikel zu bewerten. Alle anderen Nachrichten zu Ihren Bestellungen bekommen Sie weiter.',
    stop: 'Keine Einladungen mehr',
    stoppedText: 'Das ist notiert: Wir laden Sie nicht mehr ein, Artikel zu bewerten.',
    ratedAlready: 'Dieser Kauf ist schon bewertet, oder der Link gilt nicht mehr. Vielen Dank!',
    unverified: '{number} – keine Bestellung dieses Produkts gefunden',
    received: 'Eingegangen',
    moderationHint:
      'Die Bewertung erscheint erst, wenn Sie sie freigeben. Ohne Freigabe wird sie nach 180 Tagen gelöscht.',
    openProduct: 'Produkt ansehen',
    againHeading: 'Ihre Bewertung ist noch nicht abgeschickt',
    check: 'Bitte prüfen Sie diese Angaben:',
    goneHeading: 'Das geht zurzeit nicht',
    gone: 'Zu diesem Produkt nehmen wir keine Bewertungen an.',
    choose: 'Bitte wählen',
    text: 'Ihre Bewertung',
    optional: 'freiwillig',
    send: 'Bewertung abschicken',
    thanksHeading: 'Vielen Dank für Ihre Bewertung',
    thanksText: 'Wir lesen sie und veröffentlichen sie danach auf der Seite des Produkts.',
    starsMissing: 'Bitte wählen Sie ein bis fünf Sterne',
    textMissing: 'Der Text fehlt',
  },
  en: {
    shopSubject: 'New review: {product} ({stars} of 5)',
    product: 'Product',
    stars: 'Stars',
    starsOf: '{stars} of 5',
    name: 'Name (will be published)',
    title: 'Heading',
    orderNumber: 'Order number',
    verified: '{number} – belongs to an order of this product',
    byLink: 'from the link in the order’s mail – purchase verified',
    orderEmail: 'E-mail address of the order (is not published)',
    rateHeading: 'Review {product}',
    rateText: 'As you come by the link of your order, your review will be marked as a verified purchase.',
    stopHeading: 'No more invitations to write reviews',
    stopText:
      'With the button you object: we do not invite this e-mail address to review items any more. You still get all other messages about your orders.',
    stop: 'No more invitations',
    stoppedText: 'That is noted: we do not invite you to review items any more.',
    ratedAlready: 'This purchase has been reviewed already, or the link is no longer valid. Thank you!',
    unverified: '{number} – no order of this product found',
    received: 'Received',
    moderationHint: 'The review appears only once you publish it. Otherwise it is deleted after 180 days.',
    openProduct: 'View product',
    againHeading: 'Your review has not been sent yet',
    check: 'Please check these entries:',
    goneHeading: 'This is not possible at the moment',
    gone: 'We do not take reviews of this product.',
    choose: 'Please choose',
    text: 'Your review',
    optional: 'optional',
    send: 'Send review',
    thanksHeading: 'Thank you for your review',
    thanksText: 'We will read it and then publish it on the page of the product.',
    starsMissing: 'Please choose one to five stars',
    textMissing: 'The text is missing',
  },
  fr: {
    shopSubject: 'Nouvel avis : {product} ({stars} sur 5)',
    product: 'Article',
    stars: 'Étoiles',
    starsOf: '{stars} sur 5',
    name: 'Nom (sera publié)',
    title: 'Titre',
    orderNumber: 'Numéro de commande',
    verified: '{number} – correspond à une commande de cet article',
    byLink: 'depuis le lien de l’e-mail de commande – achat vérifié',
    orderEmail: 'Adresse e-mail de la commande (n’est pas publiée)',
    rateHeading: 'Évaluer {product}',
    rateText: 'Comme vous venez par le lien de votre commande, votre avis portera la mention d’achat vérifié.',
    stopHeading: 'Ne plus recevoir d’invitation à donner un avis',
    stopText:
      'Avec ce bouton, vous vous y opposez\u00a0: nous n’inviterons plus cette adresse e-mail à évaluer des articles. Vous recevrez toujours les autres messages sur vos commandes.',
    stop: 'Plus d’invitations',
    stoppedText: 'C’est noté\u00a0: nous ne vous inviterons plus à évaluer des articles.',
    ratedAlready: 'Cet achat a déjà été évalué ou le lien n’est plus valable. Merci !',
    unverified: '{number} – aucune commande de cet article trouvée',
    received: 'Reçu',
    moderationHint: 'L’avis ne paraît qu’une fois publié par vos soins. Sinon, il est supprimé après 180 jours.',
    openProduct: 'Voir l’article',
    againHeading: 'Votre avis n’est pas encore envoyé',
    check: 'Merci de vérifier ces indications :',
    goneHeading: 'Ce n’est pas possible pour le moment',
    gone: 'Nous ne prenons pas d’avis sur cet article.',
    choose: 'Merci de choisir',
    text: 'Votre avis',
    optional: 'facultatif',
    send: 'Envoyer l’avis',
    thanksHeading: 'Merci pour votre avis',
    thanksText: 'Nous le lirons, puis nous le publierons sur la page de l’article.',
    starsMissing: 'Merci de choisir une à cinq étoiles',
    textMissing: 'Le texte manque',
  },
}
