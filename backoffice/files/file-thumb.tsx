import Description from '@mui/icons-material/Description'
import { Box } from '@mui/material'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { imageWidths } from '#domain/look/image.ts'
import { sdk } from '../api/sdk.ts'

export const isPicture = ({ type }: StoredFile): boolean => type.startsWith('image/')

/** What screens have of pixels for one of the page. */
const DENSITIES = [1, 2, 3]

/** The pictures of a place so many px wide: the smallest that is sharp on each screen. */
function pictures(file: StoredFile, size: number): { src: string; srcSet?: string } {
  if (file.type === 'image/svg+xml') return { src: sdk.assets.url(file) }
  const urlOf = (density: number) => {
    const width = imageWidths.find((one) => one >= size * density) ?? 0
    return sdk.assets.url(file, { width, format: 'webp' })
  }
  return { src: urlOf(1), srcSet: DENSITIES.map((density) => `${urlOf(density)} ${density}x`).join(', ') }
}

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
  return (
    <Box
      component="img"
      {...pictures(file, size)}
      alt={isNamed ? '' : (file.title ?? file.filename)}
      loading="lazy"
      sx={{ width: size, height: size, objectFit: 'contain', bgcolor: 'action.hover', borderRadius: 1 }}
    />
  )
}
