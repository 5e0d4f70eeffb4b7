/** Words about files of the till. */
export const tillTextsDe = {
  title: 'Dateien der Kasse',
  help: 'Bestände und Preise im Shop können veraltet sein. Prüfen Sie, ob die Kasse ihre Datei schreibt und sendet.',
  parcels: 'Bestand nur für Pakete',
  overdue: 'Seit %{on} kam keine Datei mehr; die nächste ist überfällig.',
  refused: 'Die Datei vom %{on} wurde abgewiesen: %{problem}',
}

export const tillTextsEn: typeof tillTextsDe = {
  title: 'Files of the till',
  help: 'Stock and prices in the shop may be out of date. Check whether the till writes and sends its file.',
  parcels: 'Stock for parcels only',
  overdue: 'No file has come since %{on}; the next one is overdue.',
  refused: 'The file of %{on} was refused: %{problem}',
}
