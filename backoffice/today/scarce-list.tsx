import { Box, Chip, Stack, Link as TextLink, Typography } from '@mui/material'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useBackend } from '../api/backend-context.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { listPath } from '../lists/list-path.ts'
import { piecesShown } from '../products/pieces-shown.ts'
import { PlaceNumber } from '../products/place-number.tsx'
import { useUndo } from '../work/use-undo.ts'
import { mayCount } from '../workplace/may-count.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { DeskCard } from './desk-card.tsx'
import { isCounted, type OpenCount, type ScarceGood, STOCKED, scarceGoods } from './scarce-goods.ts'
import { LOW_PRODUCTS, useLowProducts } from './use-low-products.ts'

/** Goods that are counted without another screen. */
const SHOWN = 8

const NONE: readonly number[] = []

/** Of what few are left, by variant and branch; what has come is counted where it stands. */
export function ScarceList() {
  const text = useText()
  const { gate, sdk } = useBackend()
  const ids = useLowProducts() ?? NONE
  const undo = useUndo()
  const [counts, setCounts] = useState<readonly OpenCount[]>([])
  const read = [...new Set([...ids.slice(0, 200), ...counts.map(({ product }) => product)])]
  const { data: products = [] } = useQuery({
    queryKey: [...LOW_PRODUCTS, read],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      if (read.length === 0) return []
      const call = () =>
        sdk.items('ecommerce_product').read({ filter: { id: { in: read } }, fields: STOCKED, limit: read.length })
      return (await gate.guarded(call)).data
    },
  })
  const goods = scarceGoods(products, counts)
  const note = (count: OpenCount, isOpen: boolean) =>
    setCounts((before) => {
      const others = before.filter((other) => !isSamePlace(other, count))
      return isOpen ? [...others, count] : others.length < before.length ? others : before
    })
  return (
    <DeskCard
      title={text('waiting.scarce')}
      // The products, as on the tile above: each is one for the list that this leads to, whatever is left of its variants.
      count={goods.length > 0 ? ids.length : 0}
      all={{ path: listPath('ecommerce_product', { id: ids }), name: text('waiting.allScarce') }}
    >
      {goods
        .filter((good, index) => index < SHOWN || isCounted(good, counts))
        .map((good) => (
          <Good key={`${good.product}-${good.variant}`} good={good} undo={undo} note={note} />
        ))}
    </DeskCard>
  )
}

const isSamePlace = (one: OpenCount, other: OpenCount) =>
  one.product === other.product && one.variant === other.variant && one.branch === other.branch

interface GoodProps {
  readonly good: ScarceGood
  /** Notes that a count of it is not over yet, or is. */
  readonly note: (count: OpenCount, isOpen: boolean) => void
  readonly undo: ReturnType<typeof useUndo>
}

function Good({ good: { product, variant, name, stock, places }, undo, note }: GoodProps) {
  const text = useText()
  const workplace = useWorkplace()
  const branches = useBranches()
  const client = useQueryClient()
  const houses = branches.length > 0 ? branches : [{ id: null, display_name: text('stock.parcels') }]
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <TextLink component={Link} to={`/ecommerce_product/${product}`}>
          {name}
        </TextLink>{' '}
        <Chip
          size="small"
          color={stock === 0 ? 'error' : 'default'}
          variant="outlined"
          label={stock === 0 ? text('waiting.soldOut') : text('waiting.left', { stock })}
        />
      </Box>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {houses.map(({ id, display_name }) => (
          <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography variant="body2">{display_name}</Typography>
            <PlaceNumber
              place={{ product, variant, branch: id }}
              pieces={piecesShown(places, id, [variant])}
              label={`${display_name}: ${name}`}
              readOnly={!mayCount(workplace, id ?? undefined)}
              undo={undo}
              onOpen={(isOpen) => note({ product, variant, branch: id }, isOpen)}
              onSaved={() => void client.invalidateQueries({ queryKey: LOW_PRODUCTS })}
            />
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}
