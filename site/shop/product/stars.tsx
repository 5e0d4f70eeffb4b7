import styles from './stars.module.css'

const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z'
const FIVE = [0, 1, 2, 3, 4]

/** Five stars, filled as far as `value` goes; `label` says the same in words. */
export function Stars({ value, label }: { value: number; label: string }) {
  const row = (
    <svg viewBox="0 0 120 24" aria-hidden="true" focusable="false">
      {FIVE.map((index) => (
        <path key={index} d={STAR} transform={`translate(${index * 24})`} />
      ))}
    </svg>
  )
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      <span className={styles.empty}>{row}</span>
      <span className={styles.full} style={{ width: `${(Math.min(Math.max(value, 0), 5) / 5) * 100}%` }}>
        {row}
      </span>
    </span>
  )
}
