export const messages = {
  replyNote:
    'Wir lesen jede Nachricht selbst und antworten an die E-Mail-Adresse, die Sie angeben. Am Telefon geht es schneller.',
  allRequired: 'Alle Felder sind Pflichtfelder.',
  yourName: 'Ihr Name',
  yourEmail: 'Ihre E-Mail-Adresse',
  yourMessage: 'Ihre Nachricht',
  privacyApproval:
    'Ich habe die Datenschutzhinweise gelesen und bin einverstanden, dass meine Angaben zur Beantwortung meiner Anfrage verarbeitet werden.',
  privacyNotice: 'Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten.',
  privacyPolicy: 'Zum Datenschutz',
  sendMessage: 'Nachricht senden',
  sending: 'Wird gesendet...',
  checkEntries: 'Bitte prüfen Sie die markierten Angaben.',
  nameMissing: 'Bitte nennen Sie Ihren Namen.',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  emailInvalid: 'Bitte prüfen Sie die E-Mail-Adresse.',
  messageMissing: 'Bitte schreiben Sie uns eine Nachricht.',
  textTooLong: 'Der Text ist zu lang.',
  approvalMissing: 'Bitte bestätigen Sie, dass wir Ihre Angaben verarbeiten dürfen.',
  tooManyAttempts:
    'Das waren zu viele Nachrichten in kurzer Zeit. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  unexpectedError: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
  subscribe: 'Anmelden',
  confirmByMail: 'Bitte bestätigen Sie Ihre Anmeldung noch mit dem Link in der E-Mail, die wir Ihnen geschickt haben.',
  thanks: 'Vielen Dank',
  thanksName: 'Vielen Dank, {name}!',
  answerTo: 'Wir antworten Ihnen an {email}.',
} as const
