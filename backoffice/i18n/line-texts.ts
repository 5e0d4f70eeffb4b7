/** Words for a line that is bad. */
export const lineTextsDe = {
  title: 'Verbindung',
  waiting:
    'Keine Verbindung: Eine Eingabe ist noch nicht gespeichert. Sie bleibt auf diesem Gerät und wird gesendet, sobald die Leitung wieder da ist. |||| Keine Verbindung: %{smart_count} Eingaben sind noch nicht gespeichert. Sie bleiben auf diesem Gerät und werden gesendet, sobald die Leitung wieder da ist.',
  sendNow: 'Jetzt senden',
  sent: 'Die Leitung ist wieder da: alles ist gespeichert.',
  refused: '%{title}: Ihre Eingabe von %{time} konnte nicht gespeichert werden: %{reason}',
  changed: 'Jemand hat das inzwischen geändert. Es wurde nichts überschrieben.',
  words: 'Was Sie geschrieben haben',
  open: 'Öffnen',
  discard: 'Verwerfen',
}

export const lineTextsEn: typeof lineTextsDe = {
  title: 'Connection',
  waiting:
    'No connection: one entry is not saved yet. It stays on this device and is sent as soon as the line is back. |||| No connection: %{smart_count} entries are not saved yet. They stay on this device and are sent as soon as the line is back.',
  sendNow: 'Send now',
  sent: 'The line is back: everything is saved.',
  refused: '%{title}: what you wrote at %{time} could not be saved: %{reason}',
  changed: 'Somebody has changed this meanwhile. Nothing was overwritten.',
  words: 'What you wrote',
  open: 'Open',
  discard: 'Discard',
}
