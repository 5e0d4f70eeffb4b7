import type { FormMessageSource } from './message-types.ts'

export const messages = {
  replyNote:
    'Nous lisons chaque message nous-mêmes et répondons à l’adresse e-mail que vous indiquez. Le téléphone est plus rapide.',
  allRequired: 'Tous les champs sont obligatoires.',
  nameFree: 'Vous n’êtes pas obligé d’indiquer votre nom.',
  yourName: 'Votre nom',
  yourEmail: 'Votre adresse e-mail',
  yourMessage: 'Votre message',
  yourBranch: 'Pour quelle boutique ?',
  anyBranch: 'Aucune en particulier',
  branchGone: 'Cette boutique n’existe plus. Merci de choisir à nouveau.',
  privacyApproval:
    'J’ai lu la notice de protection des données et j’accepte que mes indications soient traitées pour répondre à ma demande.',
  privacyNotice: 'Nous utilisons vos indications uniquement pour répondre à votre demande.',
  privacyPolicy: 'Protection des données',
  sendMessage: 'Envoyer le message',
  sending: 'Envoi en cours...',
  checkEntries: 'Merci de vérifier les indications signalées.',
  nameMissing: 'Merci d’indiquer votre nom.',
  emailMissing: 'Merci d’indiquer votre adresse e-mail.',
  emailInvalid: 'Merci de vérifier l’adresse e-mail.',
  messageMissing: 'Merci d’écrire un message.',
  textTooLong: 'Le texte est trop long.',
  approvalMissing: 'Merci de confirmer que nous pouvons traiter vos indications.',
  tooManyAttempts: 'Trop de messages en peu de temps. Merci de réessayer dans quelques minutes.',
  unexpectedError: 'Une erreur inattendue s’est produite. Merci de réessayer.',
  subscribe: 'S’inscrire',
  confirmByMail: 'Merci de confirmer votre inscription par le lien de l’e-mail que nous vous avons envoyé.',
  thanks: 'Merci',
  thanksName: 'Merci, {name} !',
  answerTo: 'Nous vous répondrons à {email}.',
} as const satisfies FormMessageSource
