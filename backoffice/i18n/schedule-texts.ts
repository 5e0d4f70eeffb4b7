/** Words for what comes true at a moment. */
export const scheduleTextsDe = {
  title: 'Planen',
  dialog: 'Zu einem Zeitpunkt',
  moment: 'Zeitpunkt (deutsche Zeit)',
  what: 'Was dann geschieht',
  publish: 'Veröffentlichen',
  withdraw: 'Von der Website nehmen',
  change: 'Die Änderungen in diesem Formular',
  keep: 'Planen',
  planned: 'Schon geplant',
  remove: 'Nicht mehr planen: %{moment}',
  done: 'Geplant. Bis dahin bleibt alles, wie es ist.',
  nothing: 'Im Formular ist nichts geändert.',
  asOn: 'Ansicht am (deutsche Zeit)',
}

export const scheduleTextsEn: typeof scheduleTextsDe = {
  title: 'Schedule',
  dialog: 'At a moment',
  moment: 'Moment (German time)',
  what: 'What happens then',
  publish: 'Publish',
  withdraw: 'Take off the website',
  change: 'The changes in this form',
  keep: 'Schedule',
  planned: 'Scheduled already',
  remove: 'Schedule no more: %{moment}',
  done: 'Scheduled. Until then everything stays as it is.',
  nothing: 'Nothing is changed in the form.',
  asOn: 'As on (German time)',
}
