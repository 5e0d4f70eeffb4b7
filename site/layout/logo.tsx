import type { CSSProperties } from 'react'
import { useShared } from '../data/shared-data-context.tsx'
import styles from './logo.module.css'

/** The retailer's logo, at most 80 px high (SPEC 2), or their name where there is none. */
export function Logo() {
  const { site } = useShared()
  if (!site.logo) return <span className={styles.name}>{site.name}</span>
  const { src, width, height, alt } = site.logo
  // Its width comes from the styles and not from the file, so that it keeps its place before it has come.
  const style = { '--logo-width': `${width}px` } as CSSProperties
  return (
    <img
      className={styles.image}
      style={style}
      src={src}
      width={width}
      height={height}
      alt={alt || site.name}
      // React would name it in the head before the largest picture, which then waits for a connection of its own.
      fetchPriority="low"
    />
  )
}
