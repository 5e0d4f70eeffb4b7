import type { ContactField } from '#domain/company/contact-form.ts'
import { newsletterMessages } from '#domain/company/newsletter-messages.ts'
import type { FieldProblem } from '#domain/texts/field-problem.ts'
import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'backHome'
  | 'imprint'
  | 'privacyPage'
  | 'privacyLink'
  | 'withdraw'
  | 'send'
  | 'subscribe'
  | 'contactHeading'
  | 'newsletterHeading'
  | 'check'
  | 'name'
  | 'email'
  | 'message'
  | 'privacy'
  | 'confirmHeading'
  | 'confirmText'
  | 'confirmButton'
  | 'confirmedHeading'
  | 'confirmedText'
  | 'invalidHeading'
  | 'invalidText'
  | 'leaveHeading'
  | 'leaveText'
  | 'leaveButton'
  | 'leftHeading'
  | 'leftText'
  | 'failedHeading'
  | 'tooMany'
  | 'failed',
  string
>

/** The words of the pages that answer a form sent without a script, and those that links in mails open. */
export const formPageTexts: Record<Language, Texts> = {
  de: {
    backHome: 'Zur Startseite',
    imprint: 'Impressum',
    privacyPage: 'Datenschutz',
    privacyLink: 'Datenschutzhinweise',
    withdraw: 'Vertrag widerrufen',
    send: 'Nachricht senden',
    subscribe: 'Anmelden',
    contactHeading: 'Ihre Nachricht ist noch nicht unterwegs',
    newsletterHeading: 'Noch einmal, bitte',
    check: 'Bitte prüfen Sie diese Angaben:',
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    privacy:
      'Ich habe die Datenschutzhinweise gelesen und bin einverstanden, dass meine Angaben zur Beantwortung meiner Anfrage verarbeitet werden.',
    confirmHeading: 'Newsletter bestätigen',
    confirmText: 'Möchten Sie den Newsletter von {site} bekommen? Dann bestätigen Sie bitte mit dem Knopf.',
    confirmButton: 'Anmeldung bestätigen',
    confirmedHeading: 'Ihre Anmeldung ist bestätigt',
    confirmedText: 'Ab jetzt bekommen Sie unseren Newsletter. Abmelden können Sie sich mit dem Link in jeder E-Mail.',
    invalidHeading: 'Dieser Link gilt nicht mehr',
    invalidText:
      'Er wurde schon benutzt, oder er ist abgelaufen. Wenn Sie schon bestätigt haben, ist alles erledigt; sonst melden Sie sich bitte noch einmal an.',
    leaveHeading: 'Vom Newsletter abmelden',
    leaveText: 'Möchten Sie den Newsletter von {site} nicht mehr bekommen?',
    leaveButton: 'Abmelden',
    leftHeading: 'Sie sind abgemeldet',
    leftText: 'Wir schicken Ihnen keinen Newsletter mehr.',
    failedHeading: 'Das hat nicht geklappt',
    tooMany: 'Das waren zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    failed: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    backHome: 'Back to the home page',
    imprint: 'Imprint',
    privacyPage: 'Privacy',
    privacyLink: 'Privacy notice',
    withdraw: 'Withdraw from contract here',
    send: 'Send message',
    subscribe: 'Subscribe',
    contactHeading: 'Your message is not on its way yet',
    newsletterHeading: 'Once more, please',
    check: 'Please check these entries:',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    privacy: 'I have read the privacy notice and agree that my details are processed in order to answer my enquiry.',
    confirmHeading: 'Confirm the newsletter',
    confirmText: 'Would you like to receive the newsletter of {site}? Then please confirm with the button.',
    confirmButton: 'Confirm subscription',
    confirmedHeading: 'Your subscription is confirmed',
    confirmedText: 'From now on you will receive our newsletter. The link in every e-mail unsubscribes you.',
    invalidHeading: 'This link is no longer valid',
    invalidText:
      'It has been used already, or it has expired. If you have confirmed before, there is nothing left to do; otherwise please subscribe again.',
    leaveHeading: 'Unsubscribe from the newsletter',
    leaveText: 'Would you like to stop receiving the newsletter of {site}?',
    leaveButton: 'Unsubscribe',
    leftHeading: 'You are unsubscribed',
    leftText: 'We will not send you the newsletter any more.',
    failedHeading: 'That did not work',
    tooMany: 'Those were too many attempts in a short time. Please try again in a few minutes.',
    failed: 'An unexpected error occurred. Please try again.',
  },
  fr: {
    backHome: 'Retour à l’accueil',
    imprint: 'Mentions légales',
    privacyPage: 'Protection des données',
    privacyLink: 'Notice de protection des données',
    withdraw: 'Se rétracter du contrat ici',
    send: 'Envoyer le message',
    subscribe: 'S’inscrire',
    contactHeading: 'Votre message n’est pas encore parti',
    newsletterHeading: 'Encore une fois, s’il vous plaît',
    check: 'Merci de vérifier ces indications :',
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    privacy:
      'J’ai lu la notice de protection des données et j’accepte que mes indications soient traitées pour répondre à ma demande.',
    confirmHeading: 'Confirmer la lettre d’information',
    confirmText: 'Souhaitez-vous recevoir la lettre d’information de {site} ? Merci de confirmer avec le bouton.',
    confirmButton: 'Confirmer l’inscription',
    confirmedHeading: 'Votre inscription est confirmée',
    confirmedText:
      'Vous recevrez désormais notre lettre d’information. Le lien présent dans chaque e-mail permet de se désinscrire.',
    invalidHeading: 'Ce lien n’est plus valable',
    invalidText:
      'Il a déjà servi, ou il a expiré. Si vous avez déjà confirmé, tout est fait ; sinon, merci de vous inscrire de nouveau.',
    leaveHeading: 'Se désinscrire de la lettre d’information',
    leaveText: 'Souhaitez-vous ne plus recevoir la lettre d’information de {site} ?',
    leaveButton: 'Se désinscrire',
    leftHeading: 'Vous êtes désinscrit',
    leftText: 'Nous ne vous enverrons plus la lettre d’information.',
    failedHeading: 'Cela n’a pas fonctionné',
    tooMany: 'Trop de tentatives en peu de temps. Merci de réessayer dans quelques minutes.',
    failed: 'Une erreur inattendue s’est produite. Merci de réessayer.',
  },
}

type Sentence = Record<Language, string>

const tooLong: Sentence = { de: 'Der Text ist zu lang', en: 'The text is too long', fr: 'Le texte est trop long' }

const problems: Record<ContactField, Partial<Record<FieldProblem, Sentence>>> = {
  name: { missing: { de: 'Der Name fehlt', en: 'The name is missing', fr: 'Le nom manque' }, tooLong },
  email: { missing: newsletterMessages.emailMissing, invalid: newsletterMessages.emailInvalid },
  message: { missing: { de: 'Die Nachricht fehlt', en: 'The message is missing', fr: 'Le message manque' }, tooLong },
  branch: {
    invalid: {
      de: 'Diese Filiale gibt es nicht mehr; ohne Auswahl geht Ihre Nachricht an das ganze Haus',
      en: 'This branch is no longer there; without a choice your message goes to the whole shop',
      fr: 'Cette boutique n’existe plus\u202f; sans choix, votre message va à toute la maison',
    },
  },
  privacy: {
    missing: {
      de: 'Ihr Einverständnis fehlt',
      en: 'Your agreement is missing',
      fr: 'Votre accord manque',
    },
  },
}

/** What is wrong with a field, in words; undefined when nothing is. */
export const formProblemText = (
  field: string,
  problem: FieldProblem | undefined,
  language: Language,
): string | undefined =>
  problem &&
  ((Object.hasOwn(problems, field) && problems[field as ContactField][problem]?.[language]) ||
    newsletterMessages.error[language])
