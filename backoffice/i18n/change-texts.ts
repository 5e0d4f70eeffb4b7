import type { OfficeLanguage } from '../labels/labels.ts'

/** Sentences that tell a change. What stands in braces is put in as a part of its own, for it may be a picture. */
const changeWordsDe = {
  changed: '{field} von {before} auf {after}',
  bound: '{field}: {before}, jetzt {after}',
  given: '{field} eingetragen: {after}',
  emptied: '{field} geleert, vorher {before}',
  rewritten: '{field}: {text}',
  touched: '{field} geändert',
  cell: 'Zeile {row}, Spalte {column} von {before} auf {after}',
  rowAdded: 'Zeile {row} hinzugefügt: {cells}',
  rowRemoved: 'Zeile {row} entfernt: {cells}',
  oneMore: 'und 1 weitere Änderung',
  more: 'und {count} weitere Änderungen',
  added: '{what} {name} hinzugefügt',
  removed: '{what} {name} entfernt',
  moved: '{field}: Reihenfolge geändert',
  texts: 'Texte ({language})',
  gone: '{name} (gelöscht)',
  number: 'Nr. {id}',
  yes: 'Ja',
  no: 'Nein',
  clock: 'Uhr',
  open: '„',
  close: '“',
}

const changeWordsEn: typeof changeWordsDe = {
  changed: '{field} from {before} to {after}',
  bound: '{field}: {before}, now {after}',
  given: '{field} entered: {after}',
  emptied: '{field} emptied, before {before}',
  rewritten: '{field}: {text}',
  touched: '{field} changed',
  cell: 'row {row}, column {column} from {before} to {after}',
  rowAdded: 'row {row} added: {cells}',
  rowRemoved: 'row {row} removed: {cells}',
  oneMore: 'and 1 more change',
  more: 'and {count} more changes',
  added: '{what} {name} added',
  removed: '{what} {name} removed',
  moved: '{field}: order changed',
  texts: 'Texts ({language})',
  gone: '{name} (deleted)',
  number: 'No. {id}',
  yes: 'Yes',
  no: 'No',
  clock: '',
  open: '“',
  close: '”',
}

export const changeWords: Readonly<Record<OfficeLanguage, typeof changeWordsDe>> = {
  de: changeWordsDe,
  en: changeWordsEn,
}
