/** Cents as feeds write money: `1299.90 EUR`. */
export const euroText = (cents: number): string => `${plainEuro(cents)} EUR`

/** Cents as a plain decimal: `1299.90`. */
export const plainEuro = (cents: number): string => (cents / 100).toFixed(2)
