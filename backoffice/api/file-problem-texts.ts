import { FILE_SENTENCES } from '#domain/imports/file-sentences.ts'

/** In German what the server says of files of goods and of style sheets, by its own words. */
export const FILE_PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^must not load anything from elsewhere$/, 'darf nichts von fremden Servern laden (nur Pfade wie /assets/…)'],
  [/^must not contain HTML$/, 'darf kein HTML enthalten'],
  [/^must not contain backslashes$/, 'darf keine umgekehrten Schrägstriche enthalten'],
  [/^must not use (@[\w-]+)$/, 'darf $1 nicht verwenden'],
  [/^must not use ([\w-]+\(\)) for an address$/i, 'darf $1 nicht für eine Adresse verwenden'],
  [/^closes "(.)" that it has not opened$/, 'schließt „$1“, ohne dass es geöffnet wurde'],
  [/^opens a brace that it does not close$/, 'öffnet eine Klammer, die nicht geschlossen wird'],
  [
    /^has a text, an address or a comment that does not end$/,
    'hat einen Text, eine Adresse oder einen Kommentar ohne Ende',
  ],
  ...FILE_SENTENCES.map(([known, { de }]) => [known, de] as const),
  [/^The file is empty$/, 'Die Datei ist leer.'],
  [/^The file is gone; choose it once more$/, 'Die Datei ist nicht mehr da; bitte noch einmal wählen.'],
]
