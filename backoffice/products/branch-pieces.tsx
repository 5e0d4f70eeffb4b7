import { Typography } from '@mui/material'
import { type RaRecord, useRecordContext, useRefresh } from 'react-admin'
import { useTitle } from '../record/use-title.ts'
import { type PlacedRow, piecesShown } from './pieces-shown.ts'
import { PlaceNumber } from './place-number.tsx'

interface Product extends RaRecord {
  readonly places?: readonly PlacedRow[]
  readonly product_variants?: readonly { id: number; active: boolean }[]
}

/** What a branch has of the product of a line: changed where it stands, or of all variants on sale together. */
export function BranchPieces({ branch, name, readOnly }: { branch: number; name: string; readOnly: boolean }) {
  const record = useRecordContext<Product>()
  const title = useTitle()
  const refresh = useRefresh()
  if (!record) return null
  const { places = [], product_variants = [] } = record
  if (product_variants.length > 0) {
    const onSale = product_variants.filter(({ active }) => active).map(({ id }) => id)
    return <Typography variant="body2">{piecesShown(places, branch, onSale)}</Typography>
  }
  return (
    <PlaceNumber
      place={{ product: Number(record.id), variant: null, branch }}
      pieces={piecesShown(places, branch, [null])}
      label={`${name}: ${title(record)}`}
      readOnly={readOnly}
      onSaved={refresh}
    />
  )
}
