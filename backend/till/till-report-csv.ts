import type { TillChange, TillChanged, TillReport } from '#contract/wire/till.ts'
import { fileSentence } from '#domain/imports/file-sentences.ts'
import { centsOf, formatMoney } from '#domain/money/money.ts'
import { writeCsv } from '#domain/texts/csv.ts'
import type { Language } from '#domain/texts/language.ts'

interface Words {
  readonly head: readonly string[]
  readonly unknown: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    head: ['Zeile', 'Ware', 'Stück vorher', 'Stück jetzt', 'Preis vorher', 'Preis jetzt', 'Hinweis'],
    unknown: 'nicht im Shop, oder mehrere mit dieser Nummer',
  },
  en: {
    head: ['Line', 'Goods', 'Pieces before', 'Pieces now', 'Price before', 'Price now', 'Note'],
    unknown: 'not in the shop, or several of this number',
  },
  fr: {
    head: ['Ligne', 'Article', 'Pièces avant', 'Pièces maintenant', 'Prix avant', 'Prix maintenant', 'Remarque'],
    unknown: 'absent de la boutique, ou plusieurs de ce numéro',
  },
}

const pair = <Value>(change: TillChange<Value> | undefined, write: (value: Value) => string): string[] =>
  change ? [write(change[0]), write(change[1])] : ['', '']

/** What became of a file of a till, as a table in a language: each change, then what could not be taken, with its line. */
export function tillReportCsv(
  report: TillReport | null,
  changes: readonly TillChanged[],
  problem: string | null,
  language: Language,
): string {
  const { head, unknown } = WORDS[language]
  const euro = (value: number | null) => (value === null ? '' : formatMoney(centsOf(value) ?? 0, language))
  const note = (line: number, goods: string, text: string) => [String(line), goods, '', '', '', '', text]
  const refused = report?.problems.map(({ line, message }) => note(line, '', fileSentence(message, language))) ?? []
  return writeCsv([
    head,
    ...(problem === null ? [] : [['', '', '', '', '', '', fileSentence(problem, language)]]),
    ...changes.map(({ line, name, stock, price }) => [
      line === null ? '' : String(line),
      name,
      ...pair(stock, String),
      ...pair(price, euro),
      '',
    ]),
    ...(report?.unknown.map(({ line, key }) => note(line, key, unknown)) ?? []),
    ...refused,
  ])
}
