const forms: Record<string, RegExp> = {
  DE: /^\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  FR: /^\d{5}$/,
}

const lenient = /^[\p{L}\p{N}](?:[\p{L}\p{N} -]{0,10}[\p{L}\p{N}])?$/u

/**
 * Whether a postal code has the form of its country (ISO 3166 alpha-2): five digits in Germany and France, four that do not begin
 * with 0 in Austria and Switzerland, elsewhere up to twelve letters and digits with blanks or hyphens between.
 */
export function isPostalCode(code: string, country: string): boolean {
  const form = Object.hasOwn(forms, country) ? forms[country] : undefined
  return (form ?? lenient).test(code)
}
