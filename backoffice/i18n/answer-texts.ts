/** Words of what is written back to visitors. */
export const answerTextsDe = {
  title: 'Antworten',
  none: 'Noch nicht beantwortet.',
  template: 'Vorlage',
  words: 'Ihre Antwort',
  help: 'Geht als Mail an %{email}. Wer darauf antwortet, schreibt an die E-Mail-Adresse Ihrer Firma.',
  send: 'Senden und erledigen',
  sendOnly: 'Senden',
  sent: 'Die Antwort ist unterwegs.',
  undo: 'Wieder öffnen',
  reopened: 'Die Anfrage ist wieder offen.',
  placeholder: 'Bitte ersetzen Sie %{name}, bevor Sie senden.',
  state: { waiting: 'wird gesendet', sent: 'gesendet', failed: 'konnte nicht gesendet werden' },
  by: '%{moment} von %{who}',
  someone: 'jemandem, der kein Konto mehr hat',
}

export const answerTextsEn: typeof answerTextsDe = {
  title: 'Answers',
  none: 'Not answered yet.',
  template: 'Template',
  words: 'Your answer',
  help: 'Goes to %{email} by mail. Who replies to it writes to the e-mail address of your company.',
  send: 'Send and mark as done',
  sendOnly: 'Send',
  sent: 'The answer is on its way.',
  undo: 'Open again',
  reopened: 'The request is open again.',
  placeholder: 'Please replace %{name} before you send it.',
  state: { waiting: 'being sent', sent: 'sent', failed: 'could not be sent' },
  by: '%{moment} by %{who}',
  someone: 'somebody without an account',
}
