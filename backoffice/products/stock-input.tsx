import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { piecesShown } from './pieces-shown.ts'
import { PlaceNumber } from './place-number.tsx'

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
  if (!data) return null
  const places = [...branches, { id: null, display_name: text('stock.parcels') }]
  const variants = data.product_variants.map((variant) => ({ id: variant.id, name: variant.display_name }))
  const rows = variants.length > 0 ? variants : [{ id: null, name: data.display_name }]
  return (
    <TableContainer component="section" aria-label={label}>
      <Typography component="h2" variant="subtitle1">
        {label}
      </Typography>
      <Typography variant="body2">{text('stock.atOnce')}</Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('stock.variant')}</TableCell>
            {places.map((place) => (
              <TableCell key={place.id}>{place.display_name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{row.name}</TableCell>
              {places.map((place) => (
                <TableCell key={place.id}>
                  <PlaceNumber
                    place={{ product: id, variant: row.id, branch: place.id }}
                    pieces={piecesShown(data.places, place.id, [row.id])}
                    label={`${place.display_name}: ${row.name}`}
                    readOnly={!may(workplace, 'update', 'ecommerce_product')}
                    onSaved={() => void refetch()}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
