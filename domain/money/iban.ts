/** An IBAN in its electronic form, or undefined when its form or its check digits are wrong (ISO 13616). */
export function parseIban(text: string): string | undefined {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined
  if (iban.startsWith('DE') && iban.length !== 22) return undefined
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n ? iban : undefined
}

/** An IBAN as it is read aloud and typed, in groups of four. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
