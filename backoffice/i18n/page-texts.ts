/** Words for pages and their addresses. */
export const pageTextsDe = {
  own: 'Eigene Seite – ihre Adresse steht bei den Texten',
  addressHelp:
    'Zum Beispiel %{example}. Kommt aus der Überschrift, bis Sie sie ändern. Ändert sie sich später, führt die alte Adresse von selbst zur neuen.',
}

export const pageTextsEn: typeof pageTextsDe = {
  own: 'A page of your own – its address stands with its texts',
  addressHelp:
    'For example %{example}. Comes from the heading until you change it. When it changes later, the old address leads to the new one by itself.',
}
