/** Why a backup is not restored, in German. */
export const RESTORE_PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [
    /^The file is no backup of this program.*$/s,
    'Die Datei ist keine Sicherung dieses Programms. Es wurde nichts geändert; bitte wählen Sie eine andere.',
  ],
  [
    /^The backup was made by a newer version of the program \(([^,)]+).*$/s,
    'Die Sicherung stammt von einer neueren Version des Programms ($1). Bitte zuerst das Programm aktualisieren; es wurde nichts geändert.',
  ],
  [
    /^The backup's migrations .*$/s,
    'Die Sicherung passt nicht zu dieser Version des Programms. Es wurde nichts geändert.',
  ],
  [/^There is no such backup any more$/, 'Diese Sicherung gibt es nicht mehr.'],
  [/^A backup is being restored already$/, 'Es wird schon eine Sicherung wiederhergestellt.'],
  [
    /^Several processes use the database; .*$/,
    'Mehrere Server arbeiten mit derselben Datenbank. Bitte zuerst alle bis auf einen anhalten; es wurde nichts geändert.',
  ],
  [
    /^This program cannot restore by itself; .*$/,
    'Dieser Server kann nicht selbst wiederherstellen. Auf der Kommandozeile geht es mit npm run restore.',
  ],
  [
    /^There is not enough room on the disk of the server.*$/s,
    'Auf der Festplatte des Servers ist nicht genug Platz. Es wurde nichts geändert.',
  ],
  [
    /^The data directory cannot be written.*$/s,
    'Das Datenverzeichnis des Servers lässt sich nicht beschreiben. Es wurde nichts geändert.',
  ],
  [
    /^The storage of the backups cannot be reached right now$/,
    'Der Speicher der Sicherungen ist gerade nicht erreichbar. Bitte später noch einmal versuchen.',
  ],
]
