import { Box, Typography } from '@mui/material'
import type { StockLogEntry } from '#contract/wire/stock.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import type { StockedPlace } from './pieces-dialog.tsx'

interface StockLogProps {
  readonly entries: readonly StockLogEntry[]
  readonly places: readonly StockedPlace[]
  readonly goods: readonly { readonly id: number | null; readonly name: string }[]
}

/** What became of the pieces, the newest first: how many, where, by whom and why. */
export function StockLog({ entries, places, goods }: StockLogProps) {
  const text = useText()
  const moment = useMoment()
  const placeName = (id: number | null) => places.find((place) => place.id === id)?.display_name ?? text('stock.gone')
  const what = ({ kind, pieces, branch, to_branch }: StockLogEntry) =>
    kind === 'move'
      ? text('stock.moved', { pieces, from: placeName(branch), to: placeName(to_branch) })
      : text(`stock.kind.${kind}`, { pieces: `${pieces > 0 ? '+' : '−'}${Math.abs(pieces)}`, place: placeName(branch) })
  if (entries.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography component="h2" variant="subtitle1">
        {text('stock.log')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.id} sx={{ py: 0.5 }}>
            <Typography variant="body2">
              {[what(entry), goods.length > 1 && goods.find(({ id }) => id === entry.variant)?.name, entry.reason]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {[moment(entry.created_on), entry.by ?? text('stock.byItself')].join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
