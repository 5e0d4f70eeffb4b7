import Description from '@mui/icons-material/Description'
import { Box } from '@mui/material'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { sdk } from '../api/sdk.ts'

export const isPicture = ({ type }: StoredFile): boolean => type.startsWith('image/')

/** A small picture of a file, whole. `isNamed`: its name stands beside it. */
export function FileThumb({
  file,
  size = 96,
  isNamed = false,
}: {
  file: StoredFile
  size?: number
  isNamed?: boolean
}) {
  if (!isPicture(file))
    return <Description sx={{ fontSize: size / 2 }} {...(!isNamed && { titleAccess: file.filename })} />
  const isDrawn = file.type === 'image/svg+xml'
  return (
    <Box
      component="img"
      src={sdk.assets.url(file, isDrawn ? {} : { width: 320, format: 'webp' })}
      alt={isNamed ? '' : (file.title ?? file.filename)}
      loading="lazy"
      sx={{ width: size, height: size, objectFit: 'contain', bgcolor: 'action.hover', borderRadius: 1 }}
    />
  )
}
