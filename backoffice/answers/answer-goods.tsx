import { Box, Chip } from '@mui/material'
import { useText } from '../i18n/use-text.ts'
import { GoodsSearch } from '../orders/goods-search.tsx'
import type { FoundGoods } from '../orders/wanted-goods.ts'

/** The most goods that an answer names. */
const MOST = 5

interface Props {
  readonly goods: readonly FoundGoods[]
  readonly change: (goods: readonly FoundGoods[]) => void
}

/** Goods that an answer leads to, chosen by name or number. */
export function AnswerGoodsInput({ goods, change }: Props) {
  const text = useText()
  const isOther = (one: FoundGoods) => (other: FoundGoods) =>
    other.product !== one.product || other.variant !== one.variant
  return (
    <Box sx={{ mt: 1 }}>
      {goods.length < MOST && (
        <GoodsSearch label={text('answer.goods')} choose={(one) => change([...goods.filter(isOther(one)), one])} />
      )}
      {goods.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, my: 1 }}>
          {goods.map((one) => (
            <li key={`${one.product}-${one.variant}`}>
              <Chip
                label={one.name}
                aria-label={text('answer.withoutGoods', { name: one.name })}
                onDelete={() => change(goods.filter(isOther(one)))}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
