/** In German what the server says of files of goods and of style sheets, by its own words. */
export const FILE_PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^must not load anything from elsewhere$/, 'darf nichts von fremden Servern laden (nur Pfade wie /assets/…)'],
  [/^must not contain HTML$/, 'darf kein HTML enthalten'],
  [/^must not contain backslashes$/, 'darf keine umgekehrten Schrägstriche enthalten'],
  [/^must not use (@[\w-]+)$/, 'darf $1 nicht verwenden'],
  [/^closes "(.)" that it has not opened$/, 'schließt „$1“, ohne dass es geöffnet wurde'],
  [/^opens a brace that it does not close$/, 'öffnet eine Klammer, die nicht geschlossen wird'],
  [
    /^has a text, an address or a comment that does not end$/,
    'hat einen Text, eine Adresse oder einen Kommentar ohne Ende',
  ],
  [
    /^The file is broken at line (\d+): a quotation mark is opened and never closed$/,
    'Die Datei ist in Zeile $1 kaputt: Ein Anführungszeichen wird geöffnet und nie geschlossen.',
  ],
  [
    /^The file is broken at line (\d+): text follows a closing quotation mark$/,
    'Die Datei ist in Zeile $1 kaputt: Nach einem schließenden Anführungszeichen folgt Text.',
  ],
  [
    /^The file is broken at line (\d+): a quotation mark stands within.*$/,
    'Die Datei ist in Zeile $1 kaputt: Ein Anführungszeichen steht mitten im Text.',
  ],
  [
    /^The file is broken at line (\d+): it has more cells than the head names$/,
    'Die Datei ist in Zeile $1 kaputt: Dort stehen mehr Zellen, als die Kopfzeile benennt.',
  ],
  [/^The file begins as JSON and is none$/, 'Die Datei beginnt als JSON und ist keines.'],
  [
    /^The file is JSON, and holds no products of WooCommerce$/,
    'Die Datei ist JSON, enthält aber keine Produkte von WooCommerce.',
  ],
  [/^The file is broken at line (\d+):.*$/, 'Die Datei ist in Zeile $1 kaputt.'],
  [
    /^The file names entities of XML, which are not read$/,
    'Die Datei nennt Entitäten von XML; solche Dateien werden nicht gelesen.',
  ],
  [/^The file is no text, no table and no workbook$/, 'Die Datei ist kein Text, keine Tabelle und keine Arbeitsmappe.'],
  [/^The file has no lines below its head$/, 'Die Datei hat keine Zeilen unter dem Kopf.'],
  [/^The file has more than (\d+) (?:lines|columns)$/, 'Die Datei ist zu lang: höchstens $1 Zeilen oder Spalten.'],
  [/^The file takes too much time or memory to be read$/, 'Die Datei braucht zu viel Zeit oder Speicher.'],
  [/^The file is gone; choose it once more$/, 'Die Datei ist nicht mehr da; bitte noch einmal wählen.'],
]
