import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ImportedLine } from '#contract/wire/imports.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'

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
  const problemText = useProblemText()
  const isWorthShowing = ({ outcome }: ImportedLine) => outcome !== 'same'
  const order = { refused: 0, update: 1, create: 2, same: 3 }
  const shown = results
    .filter(isWorthShowing)
    .toSorted((a, b) => order[a.outcome] - order[b.outcome] || a.line - b.line)
  return (
    <Table size="small" aria-label={text('import.lines')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('import.line')}</TableCell>
          <TableCell>{labels.collection(PRODUCT, 'one')}</TableCell>
          <TableCell>{text('import.outcome')}</TableCell>
          <TableCell>{text('import.what')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shown.slice(0, SHOWN).map(({ line, outcome, changes, problems }) => (
          <TableRow key={line} sx={outcome === 'refused' ? { bgcolor: '#fde8e8' } : {}}>
            <TableCell>{line}</TableCell>
            <TableCell>{names.get(line)}</TableCell>
            <TableCell>{text(`import.${outcome}`)}</TableCell>
            <TableCell>
              {problems
                .map(({ field, message }) => `${field && `${labels.field(PRODUCT, field)}: `}${problemText(message)}`)
                .join('; ')}
              {changes
                .slice(0, 8)
                .map(
                  ({ field, before, after }) => `${labels.field(PRODUCT, field)}: ${short(before)} → ${short(after)}`,
                )
                .join('; ')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const short = (value: unknown): string => {
  const words = value === null || value === undefined ? '–' : String(value)
  return words.length > 60 ? `${words.slice(0, 60)}…` : words
}
