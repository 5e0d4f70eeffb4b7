import styles from './section.module.css'

export function SectionHeading({ kicker, heading }: { kicker?: string; heading?: string }) {
  if (!heading) return null
  return (
    <div className={styles.heading}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h2>{heading}</h2>
    </div>
  )
}
