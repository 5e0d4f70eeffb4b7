import { TextField } from '@mui/material'
import { useState } from 'react'
import { maximumCount } from '#domain/cart/cart.ts'
import { useText } from '../i18n/use-text.ts'

interface Props {
  readonly name: string
  readonly count: number
  readonly least: number
  readonly change: (count: number) => void
}

const isCount = (words: string) => /^\d{1,4}$/.test(words.trim())

/** How many pieces of something are ordered; what is no number of pieces changes nothing, and goes when the field is left. */
export function CountField({ name, count, least, change }: Props) {
  const text = useText()
  const [typed, setTyped] = useState<string>()
  function type(words: string) {
    setTyped(words)
    if (isCount(words)) change(Math.min(maximumCount, Math.max(least, Number(words))))
  }
  return (
    <TextField
      size="small"
      sx={{ minWidth: 64 }}
      value={typed ?? count}
      error={Boolean(typed) && !isCount(typed ?? '')}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
      slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': `${text('orderWork.count')}: ${name}` } }}
    />
  )
}
