import type { CSSProperties } from 'react'
import type { ImageView } from '../data/shared-data.ts'
import styles from './picture.module.css'

type PictureProps = {
  image: ImageView | undefined
  sizes: string
  className?: string
  /** The largest picture of the first screen: loaded at once and first. */
  priority?: boolean
  /** In a box of another shape: shown whole, or filling it about its focus, as it does unless it is said. */
  fit?: 'contain' | 'cover'
}

/** What stands in for a picture, and the place of it that is seen where its box has another shape (`--at`, picture.module.css). */
const placed = ({ placeholder, position }: ImageView): CSSProperties & { '--at'?: string | undefined } => ({
  '--at': position,
  backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
})

/**
 * A picture from the backend in the width that the screen needs; its place is kept before it has come. One that is missing is
 * only logged (SPEC 8).
 */
export function Picture({ image, sizes, className, priority, fit }: PictureProps) {
  if (!image) {
    console.warn('A picture has no image.')
    return null
  }
  const isFirst = priority || image.leads
  return (
    <img
      className={className ? `${styles.picture} ${className}` : styles.picture}
      data-fit={fit}
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet && sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      // Decoded later, the placeholder would stand for a moment longer, in a picture of the whole page for good.
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      style={placed(image)}
    />
  )
}
