import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import type { ImportedGood, ProductImport } from '#contract/wire/product-imports.ts'
import { useBackend } from '../api/backend-context.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
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
    queryKey: ['imports', id, 'goods', state, done],
    gcTime: 0,
    placeholderData: (before) => before,
    queryFn: () => gate.guarded(() => sdk.imports.goods(id)),
  })
  if (goods.length === 0) return null
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <Table size="small" aria-label={text('moving.goods')}>
        <TableHead>
          <TableRow>
            {(['line', 'name', 'outcome', 'what'] as const).map((name) => (
              <TableCell key={name}>{text(`moving.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {goods.map((good) => (
            <GoodsRow key={good.id} good={good} />
          ))}
        </TableBody>
      </Table>
      {all > AT_ONCE && <Typography variant="body2">{text('moving.more')}</Typography>}
    </Box>
  )
}

function GoodsRow({ good }: { good: ImportedGood }) {
  const text = useText()
  const labels = useLabels()
  const labelOf = useTargetLabel()
  const problemText = useProblemText()
  const { line, name, product, outcome, problems, changes } = good
  const fieldOf = (field: string) => (field === '' ? '' : `${labelOf(field.split('.')[0] ?? field)}: `)
  return (
    <TableRow sx={outcome === 'refused' ? { bgcolor: '#fde8e8' } : {}}>
      <TableCell>{line}</TableCell>
      <TableCell>
        {product === null ? (
          name
        ) : (
          <Link component={RouterLink} to={`/ecommerce_product/${product}`}>
            {name}
          </Link>
        )}
      </TableCell>
      <TableCell>{outcome && text(`moving.outcomes.${outcome}`)}</TableCell>
      <TableCell>
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
      </TableCell>
    </TableRow>
  )
}
