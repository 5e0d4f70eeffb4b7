/** A BIC in its electronic form, of 8 or 11 characters, or undefined for what is none (ISO 9362). */
export function parseBic(text: string): string | undefined {
  const bic = text.replace(/\s/g, '').toUpperCase()
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) ? bic : undefined
}
