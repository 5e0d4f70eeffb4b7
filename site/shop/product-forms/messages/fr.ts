import type { ProductFormMessageSource } from './message-types.ts'

export const messages = {
  optional: 'facultatif',
  yourPhone: 'Votre numéro de téléphone',
  yourQuestion: 'Votre question',
  phoneInvalid: 'Merci de vérifier le numéro de téléphone.',
  about: 'Votre demande concernant :',
  notBinding: 'La demande n’engage à rien. Nous vérifions et revenons vers vous, le plus souvent sous un jour ouvré.',
  sendRequest: 'Demander sans engagement',
  requestSent: 'Merci, votre demande est bien arrivée. Nous vous avons envoyé une confirmation et revenons vers vous.',
  noRequests: 'Nous ne prenons plus de demandes pour cette pièce. N’hésitez pas à nous appeler.',
  stars: 'Étoiles',
  starsOf: '{stars, plural, one {1 étoile} other {# étoiles}}',
  starsMissing: 'Merci de choisir une à cinq étoiles.',
  publicName: 'Votre nom, tel qu’il doit paraître',
  heading: 'Titre',
  yourRating: 'Votre avis',
  textMissing: 'Merci d’écrire quelques mots.',
  orderNumber: 'Numéro de commande',
  orderEmail: 'Adresse e-mail de la commande',
  orderNumberHint:
    'Les deux figurent dans la confirmation de commande et ne seront pas publiés. S’ils correspondent à une commande payée, votre avis porte la mention d’achat vérifié.',
  sendRating: 'Envoyer l’avis',
  ratingSent: 'Merci pour votre avis. Nous le lirons, puis nous le publierons ici.',
  noRatings: 'Nous ne prenons pas d’avis sur cette pièce.',
} as const satisfies ProductFormMessageSource
