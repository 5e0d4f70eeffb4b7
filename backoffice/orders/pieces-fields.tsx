import { Stack, TextField, Typography } from '@mui/material'
import { useText } from '../i18n/use-text.ts'
import { piecesField } from './parcel-pieces.ts'

interface Props {
  readonly title: string
  readonly lines: readonly {
    readonly id: number
    readonly name: string
    readonly left: number
    /** How many are meant at first, unless all. */
    readonly proposed?: number
  }[]
}

/** How many pieces of each line are meant. */
export function PiecesFields({ title, lines }: Props) {
  const text = useText()
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, my: 1 }}>
        {lines.map(({ id, name, left, proposed = left }) => (
          <Stack key={id} component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <TextField
              select
              name={piecesField(id)}
              defaultValue={proposed}
              slotProps={{
                select: { native: true },
                htmlInput: { 'aria-label': text('orderWork.parcels.pieces', { name }) },
              }}
              fullWidth={false}
              sx={{ width: '6rem', flexShrink: 0, my: 0 }}
            >
              {Array.from({ length: left + 1 }, (_, pieces) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the number of pieces is its own name
                <option key={pieces} value={pieces}>
                  {pieces}
                </option>
              ))}
            </TextField>
            <Typography>
              {text('orderWork.parcels.of', { left })} × {name}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </>
  )
}
