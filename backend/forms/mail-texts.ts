import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'contactSubject'
  | 'contactHint'
  | 'name'
  | 'email'
  | 'visitorLanguage'
  | 'received'
  | 'confirmSubject'
  | 'confirmText'
  | 'confirmButton'
  | 'confirmNote'
  | 'welcomeSubject'
  | 'welcomeText'
  | 'knownSubject'
  | 'knownText'
  | 'leaveLink'
  | 'imprint',
  string
>

/** The words of the forms' mails; `{name}` and `{site}` are replaced. */
export const mailTexts: Record<Language, Texts> = {
  de: {
    contactSubject: 'Nachricht von {name}',
    contactHint: 'Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an {name}.',
    name: 'Name',
    email: 'E-Mail',
    visitorLanguage: 'Sprache der Seite',
    received: 'Eingegangen',
    confirmSubject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    confirmText:
      'Jemand, vermutlich Sie, hat diese Adresse für den Newsletter von {site} eingetragen. Erst wenn Sie die Anmeldung bestätigen, bekommen Sie ihn. Der Link gilt sieben Tage und nur einmal.',
    confirmButton: 'Anmeldung bestätigen',
    confirmNote:
      'Sie waren das nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung löschen wir die Adresse nach 14 Tagen und schreiben Ihnen nicht wieder.',
    welcomeSubject: 'Ihre Anmeldung zum Newsletter ist bestätigt',
    welcomeText:
      'Ab jetzt bekommen Sie den Newsletter von {site}. Abmelden können Sie sich jederzeit mit dem Link in jeder E-Mail.',
    knownSubject: 'Sie bekommen unseren Newsletter bereits',
    knownText:
      'Jemand, vermutlich Sie, hat diese Adresse noch einmal für den Newsletter von {site} eingetragen. Diese Adresse ist schon eingetragen; Sie brauchen nichts zu tun.',
    leaveLink: 'Vom Newsletter abmelden',
    imprint: 'Impressum',
  },
  en: {
    contactSubject: 'Message from {name}',
    contactHint: 'Just reply to this e-mail: your answer goes to {name}.',
    name: 'Name',
    email: 'E-mail',
    visitorLanguage: 'Language of the page',
    received: 'Received',
    confirmSubject: 'Please confirm your newsletter subscription',
    confirmText:
      'Someone, presumably you, has entered this address for the newsletter of {site}. You will receive it only once you confirm. The link is valid for seven days and works once.',
    confirmButton: 'Confirm subscription',
    confirmNote:
      'It was not you? Then there is nothing to do: without a confirmation we delete the address after 14 days and do not write to you again.',
    welcomeSubject: 'Your newsletter subscription is confirmed',
    welcomeText:
      'From now on you will receive the newsletter of {site}. You can unsubscribe at any time with the link in every e-mail.',
    knownSubject: 'You already receive our newsletter',
    knownText:
      'Someone, presumably you, has entered this address again for the newsletter of {site}. This address is already registered; there is nothing to do.',
    leaveLink: 'Unsubscribe from the newsletter',
    imprint: 'Imprint',
  },
  fr: {
    contactSubject: 'Message de {name}',
    contactHint: 'Répondez simplement à cet e-mail : votre réponse ira à {name}.',
    name: 'Nom',
    email: 'E-mail',
    visitorLanguage: 'Langue de la page',
    received: 'Reçu',
    confirmSubject: 'Merci de confirmer votre inscription à la lettre d’information',
    confirmText:
      'Quelqu’un, sans doute vous, a inscrit cette adresse à la lettre d’information de {site}. Vous ne la recevrez qu’après confirmation. Le lien est valable sept jours et une seule fois.',
    confirmButton: 'Confirmer l’inscription',
    confirmNote:
      'Ce n’était pas vous ? Vous n’avez rien à faire : sans confirmation, nous supprimons l’adresse après 14 jours et ne vous écrirons plus.',
    welcomeSubject: 'Votre inscription à la lettre d’information est confirmée',
    welcomeText:
      'Vous recevrez désormais la lettre d’information de {site}. Vous pouvez vous désinscrire à tout moment par le lien présent dans chaque e-mail.',
    knownSubject: 'Vous recevez déjà notre lettre d’information',
    knownText:
      'Quelqu’un, sans doute vous, a de nouveau inscrit cette adresse à la lettre d’information de {site}. Cette adresse est déjà inscrite ; vous n’avez rien à faire.',
    leaveLink: 'Se désinscrire de la lettre d’information',
    imprint: 'Mentions légales',
  },
}

/** The standard words of the newsletter's mails. */
export function newsletterWords(language: Language) {
  const texts = mailTexts[language]
  return {
    newsletter_confirm: { subject: texts.confirmSubject, text: texts.confirmText },
    newsletter_welcome: { subject: texts.welcomeSubject, text: texts.welcomeText },
    newsletter_known: { subject: texts.knownSubject, text: texts.knownText },
  }
}

/** A text with its placeholders filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
