/** What follows the prefix in the VAT ids of the EU's countries; Northern Ireland has XI, Greece EL. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
}

/** A VAT id as it is written into papers: capital letters, without the blanks, dots and hyphens that people set. */
export const plainVatId = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase()

/** Whether a VAT id, as `plainVatId` writes it, has the form of the EU country that it names. Whether it was given out only the tax office knows. */
export function isVatId(id: string): boolean {
  const prefix = id.slice(0, 2)
  const form = Object.hasOwn(forms, prefix) ? forms[prefix] : undefined
  return form?.test(id.slice(2)) ?? false
}
