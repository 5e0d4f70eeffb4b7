import styles from './hazard-pictogram.module.css'

/** The symbols inside the red diamonds of the CLP regulation, of those goods that a jeweller's shop may have. */
const symbols: Record<string, string> = {
  GHS02:
    'M50 24c3 9-7 13-9 21-3-3-3-7-2-10-7 6-11 13-10 20 1 9 9 14 18 15-5-3-7-8-5-13 1 3 3 4 5 5-1-7 4-10 5-16 6 5 8 11 6 17 2-1 3-3 4-6 3 6 1 11-4 13 9-1 16-6 16-15 0-8-5-11-7-17 0 3-1 5-3 7-1-9-7-16-14-21zM30 72h40v4H30z',
  GHS07: 'M44 27h12l-3 29h-6zM50 61a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  GHS09:
    'M33 30l3 1 2 9 6-7 2 1-6 11 1 8 7-5 1 2-8 9 1 11h-8l1-14-7-6 1-2 6 3-1-8-5-6 2-2 4 4zM25 72c10-3 20-3 25 0h25v4H25zM52 66c6-6 15-6 21-1l4-3-1 5 1 5-4-3c-6 4-15 3-21-3z',
}

/** A hazard pictogram with its meaning; a code without a symbol here is written out. */
export function HazardPictogram({ code, meaning }: { code: string; meaning?: string }) {
  const symbol = Object.hasOwn(symbols, code) ? symbols[code] : undefined
  if (!symbol) return <span>{code}</span>
  return (
    <svg className={styles.pictogram} viewBox="0 0 100 100" role="img" aria-label={meaning ?? code}>
      <path d="M50 4 96 50 50 96 4 50z" fill="#fff" stroke="#d0021b" strokeWidth="6" />
      <path d={symbol} fill="#000" />
    </svg>
  )
}
