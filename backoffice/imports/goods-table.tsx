import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ImportedGood, ProductImport } from '#contract/wire/product-imports.ts'
import { lineKindOf } from '#domain/imports/visitor-lines.ts'
import { useBackend } from '../api/backend-context.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { GoodsLink } from '../products/goods-link.tsx'
import { RowsTable } from '../work/rows-table.tsx'
import { isAtWork } from './use-imports.ts'
import { useTargetLabel } from './use-target-label.ts'

const AT_ONCE = 100

const shortened = (value: unknown): string => {
  const words = value === null || value === undefined ? '–' : String(value).replace(/<[^>]+>/g, ' ')
  return words.length > 60 ? `${words.slice(0, 60)}…` : words
}

/** What becomes of the goods of a file, what is refused first. */
export function GoodsTable({ shown }: { shown: ProductImport }) {
  const text = useText()
  const { sdk, gate } = useBackend()
  const { id, state, done, all } = shown
  const { data: goods = [] } = useQuery({
    // To look through all goods takes the server long: not at each look at how far an import is.
    queryKey: ['imports', id, 'goods', state, isAtWork(shown) ? 0 : done],
    gcTime: 0,
    placeholderData: (before) => before,
    queryFn: () => gate.guarded(() => sdk.imports.goods(id)),
  })
  const labelOf = useTargetLabel()
  // Of what was taken back only what stayed is still of interest.
  const rows = state === 'undone' ? goods.filter(({ problems }) => problems.length > 0) : goods
  if (rows.length === 0) return null
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <RowsTable
        stacks
        label={text('moving.goods')}
        rows={rows}
        keyOf={(good) => good.id}
        isWrong={({ outcome }) => outcome === 'refused'}
        columns={[
          {
            head: text(lineKindOf(shown.source) ? 'moving.lines.what' : 'moving.name'),
            cell: ({ name, product }) => <GoodsLink name={name} product={product} />,
          },
          { head: text('moving.line'), cell: ({ line }) => line },
          { head: text('moving.outcome'), cell: ({ outcome }) => outcome && text(`moving.outcomes.${outcome}`) },
          {
            head: text(lineKindOf(shown.source) ? 'moving.lines.why' : 'moving.what'),
            cell: (good) => <WhatBecomes good={good} labelOf={labelOf} />,
          },
        ]}
      />
      {all > AT_ONCE && <Typography variant="body2">{text('moving.more')}</Typography>}
    </Box>
  )
}

/** What speaks against a good, and what it changes. */
function WhatBecomes({ good, labelOf }: { good: ImportedGood; labelOf: (target: string) => string }) {
  const text = useText()
  const labels = useLabels()
  const problemText = useProblemText()
  const { line, problems, changes } = good
  const fieldOf = (field: string) => (field === '' ? '' : `${labelOf(field.split('.')[0] ?? field)}: `)
  return (
    <>
      {problems.map(({ field, message, line: at }) => (
        <div key={`${at} ${field} ${message}`}>
          {at !== line && `${text('moving.line')} ${at}: `}
          {fieldOf(field)}
          {problemText(message)}
        </div>
      ))}
      {changes
        .slice(0, 8)
        .map(
          ({ field, before, after }) =>
            `${labels.field('ecommerce_product', field)}: ${shortened(before)} → ${shortened(after)}`,
        )
        .join('; ')}
    </>
  )
}
