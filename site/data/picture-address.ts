import { assetUrl } from '#sdk/assets.ts'

/** How wide pictures are that other programs get, in px. */
const WIDTH = 1980

/** The path of a picture for other programs; drawings have no width. */
export const pictureAddress = (file: {
  id: string
  hash: string | null
  width: number | null
  type: string
}): string => (file.type === 'image/svg+xml' ? assetUrl('', file) : assetUrl('', file, { width: WIDTH }))
