import { Typography } from '@mui/material'
import { useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import { CellInput } from '../inputs/cell-input.tsx'
import { type PlaceCount, usePlaceCount } from './use-place-count.ts'

interface PlaceNumberProps extends PlaceCount {
  readonly readOnly: boolean
}

/**
 * How many pieces lie at a place, changed where it stands; saved when it is left, or with Enter, where nobody has changed it meanwhile.
 * Where somebody has, what was typed stays beside the new number until Enter saves or Escape drops it.
 */
export function PlaceNumber({ readOnly, ...count }: PlaceNumberProps) {
  const text = useText()
  const now = useId()
  const { typed, setTyped, pieces, shown, isHeld, isRefused, isWrong, save, drop } = usePlaceCount(count)
  if (readOnly) return <Typography variant="body2">{pieces}</Typography>
  return (
    <>
      <CellInput
        value={typed ?? String(shown)}
        disabled={isHeld}
        aria-invalid={isWrong || isRefused}
        aria-label={count.label}
        aria-describedby={isRefused ? now : undefined}
        inputMode="numeric"
        autoComplete="off"
        style={{ width: 48 }}
        onClick={(event) => event.stopPropagation()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void (isRefused || save())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            void save()
          }
          if (event.key === 'Escape') drop()
        }}
      />
      {isRefused && (
        <Typography id={now} variant="caption" color="error" component="span" sx={{ whiteSpace: 'nowrap' }}>
          {text('list.nowThere', { pieces })}
        </Typography>
      )}
    </>
  )
}
