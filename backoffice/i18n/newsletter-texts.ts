/** Words of the screens about subscribers. */
export const newsletterTextsDe = {
  csv: 'Als CSV speichern',
  person: 'Auskunft, Berichtigung, Löschung',
  proof: 'Nachweis der Einwilligung',
  until: 'Wird gelöscht am %{date}',
  requested: 'Im Formular angefragt',
  confirmed: 'Mit dem Link der E-Mail bestätigt',
  left: 'Abgemeldet',
  words: 'Wortlaut des Formulars: „%{words}“',
}

export const newsletterTextsEn: typeof newsletterTextsDe = {
  csv: 'Save as CSV',
  person: 'Access, correction, erasure',
  proof: 'Proof of consent',
  until: 'Will be deleted on %{date}',
  requested: 'Requested in the form',
  confirmed: 'Confirmed by the link of the mail',
  left: 'Unsubscribed',
  words: 'Words of the form: “%{words}”',
}
