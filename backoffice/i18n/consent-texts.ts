/** Words of the screens about consents. */
export const consentTextsDe = {
  search: 'Kennung suchen',
  given: 'eingewilligt',
  refused: 'nicht eingewilligt',
  until: 'Wird gelöscht am %{date}',
  words: 'Worauf geantwortet wurde',
  noWords: 'Der Wortlaut gehört zum Programm: die Frage an der Stelle des Inhalts, mit dem Namen des Anbieters.',
}

export const consentTextsEn: typeof consentTextsDe = {
  search: 'Search an ID',
  given: 'agreed',
  refused: 'not agreed',
  until: 'Will be deleted on %{date}',
  words: 'What was answered',
  noWords: 'The words are the program’s own: the question at the place of the content, with the name of its provider.',
}
