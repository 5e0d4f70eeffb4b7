import { Alert } from '@mui/material'
import type { WithdrawalTask, WithdrawnOrder } from '#contract/wire/withdrawal-desk.ts'
import { defaultLanguage } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { useGoodsNames } from './use-goods-names.ts'

type Named = Pick<WithdrawnOrder, 'understood' | 'language'>

interface Props {
  readonly task: Pick<WithdrawalTask, 'items_text'> & { readonly order: Named | null }
}

const NO_LINES: WithdrawnOrder['understood']['lines'] = []

/** The customer's own words about a part of an order, and how they are read; nothing for a withdrawal of the whole. */
export function UnderstoodWords({ task: { items_text: words, order } }: Props) {
  const text = useText()
  const { how, lines } = order?.understood ?? { how: 'unclear' as const, lines: NO_LINES }
  const named = { language: order?.language ?? defaultLanguage, lines }
  const inOwnWords = useGoodsNames([named])
  if (words === null || words.trim() === '') return null
  const goods = inOwnWords(named)
    .lines.map(({ display_name, variant_name, count }) =>
      [`${count} × ${display_name}`, variant_name].filter(Boolean).join(', '),
    )
    .join('; ')
  const way = how === 'unclear' ? (lines.length > 0 ? 'maybe' : 'unclear') : how === 'pieces' ? 'pieces' : 'named'
  return (
    <Alert severity={way === 'named' ? 'info' : 'warning'} sx={{ my: 1 }}>
      {text('desk.words', { words })} {order && text(`desk.how.${way}`, { goods })}
    </Alert>
  )
}
