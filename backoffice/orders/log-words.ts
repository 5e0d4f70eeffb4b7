import { labelling, type OfficeLanguage } from '../labels/labels.ts'
import { euroFormat } from '../labels/number-format.ts'
import type { OrderRecord } from './order-record.ts'
import { nameOfLine } from './refund-pieces.ts'

interface Sentence {
  /** As the log has it, for it is written once, in the language of the shop. */
  readonly said: RegExp
  readonly de: string
  readonly en: string
}

/** What the program writes into the notes of an order by itself. */
const SENTENCES: readonly Sentence[] = [
  {
    said: /^Widerruf eines Teils: (.+?) nicht mehr zu zahlen/,
    de: 'Widerruf eines Teils: $1 nicht mehr zu zahlen',
    en: 'Withdrawal from a part: $1 not owed any more',
  },
  {
    said: /^(?:Widerruf, erklärt von|Withdrawal, declared by|Rétractation, déclarée par) (.*) \((.*)\)\s?:$/m,
    de: 'Widerruf, erklärt von $1 ($2):',
    en: 'Withdrawal, declared by $1 ($2):',
  },
  {
    said: /^Konto für die Rückzahlung genannt \(endet auf (\w+)\)/,
    de: 'Konto für die Rückzahlung genannt (endet auf $1)',
    en: 'Account for the refund named (ends in $1)',
  },
]

/** Names of the fields that were corrected for a person. */
const CORRECTED = /^Berichtigt \(Art\. 16 DSGVO\): ([\w, ]+)$/

const CORRECTED_WORDS = { de: 'Berichtigt (Art. 16 DSGVO)', en: 'Corrected (Art. 16 GDPR)' } as const

/** `1.290,00 €`, as sums stand within notes. */
const AMOUNT = /-?\d{1,3}(?:\.\d{3})*,\d\d\u00a0€/g

/** A note of an order's log in the language of who reads it; what people wrote stays as they wrote it. */
export function noteWords(message: string, language: OfficeLanguage): string {
  const [, fields] = CORRECTED.exec(message) ?? []
  if (fields !== undefined) {
    const names = fields.split(', ').map((name) => labelling(language).field('', name))
    return `${CORRECTED_WORDS[language]}: ${names.join(', ')}`
  }
  const sentence = SENTENCES.find(({ said }) => said.test(message))
  const words = sentence ? message.replace(sentence.said, sentence[language]) : message
  return words.replace(AMOUNT, (amount) =>
    euroFormat(language).format(Number(amount.replace(/[.\u00a0€]/g, '').replace(',', '.'))),
  )
}

/**
 * Calls goods in a log as who reads it does, where a row begins with their name or with pieces of them (`2 × Ring`); longer names first,
 * for one may begin as another does.
 */
export function renamedGoods(agreed: Pick<OrderRecord, 'lines'>, read: Pick<OrderRecord, 'lines'>) {
  const names = agreed.lines.flatMap((line, at) => {
    const now = read.lines[at]
    return now ? [[nameOfLine(line), nameOfLine(now)] as const] : []
  })
  names.sort(([a], [b]) => b.length - a.length)
  const renamed = (row: string) => {
    const [pieces = ''] = /^\d+ × /.exec(row) ?? []
    const rest = row.slice(pieces.length)
    const [was, now] = names.find(([name]) => (pieces ? rest === name : rest.startsWith(`${name}: `))) ?? ['', '']
    return pieces + now + rest.slice(was.length)
  }
  return (message: string) => message.split('\n').map(renamed).join('\n')
}
