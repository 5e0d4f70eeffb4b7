import { Alert } from '@mui/material'
import type { WithdrawalTask, WithdrawnOrder } from '#contract/wire/withdrawal-desk.ts'
import { useText } from '../i18n/use-text.ts'

interface Props {
  readonly task: Pick<WithdrawalTask, 'items_text'> & { readonly order: Pick<WithdrawnOrder, 'understood'> | null }
}

/** The customer's own words about a part of an order, and how they are read; nothing for a withdrawal of the whole. */
export function UnderstoodWords({ task: { items_text: words, order } }: Props) {
  const text = useText()
  if (words === null || words.trim() === '') return null
  const { how, lines } = order?.understood ?? { how: 'unclear' as const, lines: [] }
  const goods = lines.map(({ name, count }) => `${count} × ${name}`).join('; ')
  const way = how === 'unclear' ? (lines.length > 0 ? 'maybe' : 'unclear') : how === 'pieces' ? 'pieces' : 'named'
  return (
    <Alert severity={way === 'named' ? 'info' : 'warning'} sx={{ my: 1 }}>
      {text('desk.words', { words })} {order && text(`desk.how.${way}`, { goods })}
    </Alert>
  )
}
