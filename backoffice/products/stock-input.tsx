import { Button, Stack, TableContainer, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { RowsTable } from '../work/rows-table.tsx'
import { mayCount } from '../workplace/may-count.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { AwaitedCount } from './awaited-count.tsx'
import { PiecesDialog, type StockedPlace } from './pieces-dialog.tsx'
import { type PlacedRow, piecesShown } from './pieces-shown.ts'
import { PlaceNumber } from './place-number.tsx'
import { StockLog } from './stock-log.tsx'

const FIELDS = [
  'id',
  'display_name',
  'places.branch',
  'places.variant',
  'places.pieces',
  'product_variants.id',
  'product_variants.display_name',
] as const

/** The pieces of a product, or of each of its variants, by the places where they lie: each number counts at once. */
export function StockInput({ label }: FieldInputProps) {
  const text = useText()
  const { gate, sdk } = useBackend()
  const workplace = useWorkplace()
  const record = useRecordContext<RaRecord>()
  const branches = useBranches()
  const [dialog, setDialog] = useState<'move' | 'count'>()
  const id = Number(record?.id)
  const { data, refetch } = useQuery({
    queryKey: ['stock-places', id],
    gcTime: 0,
    enabled: Number.isInteger(id),
    queryFn: async () => {
      const read = () => sdk.items('ecommerce_product').read({ filter: { id }, fields: FIELDS, limit: 1 })
      return (await gate.guarded(read)).data[0] ?? null
    },
  })
  const { data: entries = [], refetch: readLog } = useQuery({
    queryKey: ['stock-log', id],
    gcTime: 0,
    enabled: Number.isInteger(id),
    queryFn: () => gate.guarded(() => sdk.stock.log(id)),
  })
  if (!data) return null
  const readAnew = () => void Promise.all([refetch(), readLog()])
  const places = [...branches, { id: null, display_name: text('stock.parcels') }]
  const variants = data.product_variants.map((variant) => ({ id: variant.id, name: variant.display_name }))
  const rows = variants.length > 0 ? variants : [{ id: null, name: data.display_name }]
  const own = places.filter(({ id: place }) => mayCount(workplace, place))
  return (
    <TableContainer component="section" aria-label={label}>
      <Typography component="h2" variant="subtitle1">
        {label}
      </Typography>
      <Typography variant="body2">{text('stock.atOnce')}</Typography>
      <AwaitedCount product={id} />
      <PlaceTable product={id} rows={rows} places={places} pieces={data.places} onSaved={readAnew} />
      {own.length > 0 && (
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          {(['move', 'count'] as const).map((kind) => (
            <Button key={kind} variant="outlined" onClick={() => setDialog(kind)}>
              {text(`stock.${kind}`)}
            </Button>
          ))}
        </Stack>
      )}
      {dialog && (
        <PiecesDialog
          kind={dialog}
          product={id}
          goods={rows}
          own={own}
          places={places}
          piecesAt={(place, variant) => piecesShown(data.places, place, [variant])}
          done={readAnew}
          close={() => setDialog(undefined)}
        />
      )}
      <StockLog entries={entries} places={places} goods={rows} />
    </TableContainer>
  )
}

interface PlaceTableProps {
  readonly product: number
  readonly rows: readonly { readonly id: number | null; readonly name: string }[]
  readonly places: readonly StockedPlace[]
  readonly pieces: readonly PlacedRow[]
  readonly onSaved: () => void
}

function PlaceTable({ product, rows, places, pieces, onSaved }: PlaceTableProps) {
  const text = useText()
  const workplace = useWorkplace()
  return (
    <RowsTable
      rows={rows}
      keyOf={({ id }) => id ?? ''}
      columns={[
        { head: text('stock.variant'), cell: ({ name }) => name },
        ...places.map((place) => ({
          head: place.display_name,
          cell: (row: PlaceTableProps['rows'][number]) => (
            <PlaceNumber
              place={{ product, variant: row.id, branch: place.id }}
              pieces={piecesShown(pieces, place.id, [row.id])}
              label={`${place.display_name}: ${row.name}`}
              readOnly={!mayCount(workplace, place.id)}
              onSaved={onSaved}
            />
          ),
        })),
      ]}
    />
  )
}
