import type { ImportedLine } from '#contract/wire/imports.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { fieldValueWords } from '../history/value-words.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const PRODUCT = 'ecommerce_product'

/** Lines that are shown; the counts are of all. */
const SHOWN = 200

/** What becomes of each line of a file, the bad ones first; `names` says which product a line tells of. */
export function ImportResults({
  results,
  names,
}: {
  results: readonly ImportedLine[]
  names: ReadonlyMap<number, string>
}) {
  const text = useText()
  const labels = useLabels()
  const language = useOfficeLanguage()
  const { model } = useWorkplace()
  const problemText = useProblemText()
  const wordsOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '–'
    const known = model.get(PRODUCT)?.fields[field]
    return short((known && fieldValueWords(value, known, { labels, language })) ?? String(value))
  }
  const isWorthShowing = ({ outcome }: ImportedLine) => outcome !== 'same'
  const order = { refused: 0, update: 1, create: 2, same: 3 }
  const shown = results
    .filter(isWorthShowing)
    .toSorted((a, b) => order[a.outcome] - order[b.outcome] || a.line - b.line)
  const whatOf = ({ problems, changes }: ImportedLine) =>
    [
      ...problems.map(({ field, message }) => `${field && `${labels.field(PRODUCT, field)}: `}${problemText(message)}`),
      ...changes
        .slice(0, 8)
        .map(
          ({ field, before, after }) =>
            `${labels.field(PRODUCT, field)}: ${wordsOf(field, before)} → ${wordsOf(field, after)}`,
        ),
    ].join('; ')
  return (
    <RowsTable
      label={text('import.lines')}
      stacks
      rows={shown.slice(0, SHOWN)}
      keyOf={({ line }) => line}
      isWrong={({ outcome }) => outcome === 'refused'}
      columns={[
        { head: text('import.line'), cell: ({ line }) => line },
        { head: labels.collection(PRODUCT, 'one'), cell: ({ line }) => names.get(line) },
        { head: text('import.outcome'), cell: ({ outcome }) => text(`import.${outcome}`) },
        { head: text('import.what'), cell: whatOf },
      ]}
    />
  )
}

const short = (words: string): string => (words.length > 60 ? `${words.slice(0, 60)}…` : words)
