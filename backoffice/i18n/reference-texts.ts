/** Words of the screen of all calls. */
export const referenceTextsDe = {
  title: 'Alle Aufrufe',
  help: 'Was andere Programme lesen und ändern können, aus dem Modell dieser Installation. Werkzeuge lesen dasselbe unter',
}

export const referenceTextsEn: typeof referenceTextsDe = {
  title: 'All calls',
  help: 'What other programs can read and change, made of the model of this installation. Tools read the same at',
}
