/** Words of the screen about searches that found nothing. */
export const searchTextsDe = {
  next: 'Abhilfe',
  makeWord: 'Suchwort anlegen',
  makeWordOf: 'Suchwort für „%{said}“ anlegen',
}

export const searchTextsEn: typeof searchTextsDe = {
  next: 'Remedy',
  makeWord: 'Add search word',
  makeWordOf: 'Add a search word for “%{said}”',
}
