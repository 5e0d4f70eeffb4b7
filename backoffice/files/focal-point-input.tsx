import { Box, Typography } from '@mui/material'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useInput, useRecordContext } from 'react-admin'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { isPicture } from './file-thumb.tsx'

const STEP = 0.02
const KEYS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000

/** The picture with the place that stays visible when it is cropped. */
export function FocalPointInput() {
  const text = useText()
  const file = useRecordContext<StoredFile>()
  const { field: x } = useInput({ source: 'focal_x', defaultValue: 0.5 })
  const { field: y } = useInput({ source: 'focal_y', defaultValue: 0.5 })
  if (!file || !isPicture(file)) return null
  const set = (left: number, top: number) => {
    x.onChange(within(left))
    y.onChange(within(top))
  }
  const click = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    if (event.detail > 0) set((event.clientX - left) / width, (event.clientY - top) / height)
  }
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    set(Number(x.value) + step[0], Number(y.value) + step[1])
  }
  const isDrawn = file.type === 'image/svg+xml'
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="p">
        {text('file.focal')}
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {text('file.focalHelp')}
      </Typography>
      <Box
        component="button"
        type="button"
        aria-label={text('file.focalAt', { x: Math.round(x.value * 100), y: Math.round(y.value * 100) })}
        onClick={click}
        onKeyDown={press}
        sx={{ position: 'relative', display: 'inline-block', p: 0, border: 0, cursor: 'crosshair', maxWidth: '100%' }}
      >
        <Box
          component="img"
          src={sdk.assets.url(file, isDrawn ? {} : { width: 640, format: 'webp' })}
          alt=""
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 420 }}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: `${x.value * 100}%`,
            top: `${y.value * 100}%`,
            width: 28,
            height: 28,
            translate: '-50% -50%',
            border: '3px solid #fff',
            borderRadius: '50%',
            boxShadow: '0 0 0 2px #000',
          }}
        />
      </Box>
    </Box>
  )
}
