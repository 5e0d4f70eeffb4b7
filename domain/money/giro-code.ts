import { parseBic } from './bic.ts'
import { parseIban } from './iban.ts'
import { euroOf } from './money.ts'

/** A transfer that a banking app can read; the sum in cents. */
export interface GiroTransfer {
  recipient: string
  iban: string
  bic?: string
  cents: number
  reference: string
}

/**
 * The text of a GiroCode, the QR code of a SEPA transfer (EPC069-12, version 002, UTF-8). Undefined when the IBAN is wrong, the
 * sum not between 0.01 and 999,999,999.99 euro, or the recipient missing; texts are cut to the lengths that the standard allows, and a
 * BIC that is none, which banks do not need, is left out.
 */
export function giroCode({ recipient, iban, bic = '', cents, reference }: GiroTransfer): string | undefined {
  const account = parseIban(iban)
  const name = oneLine(recipient, 70)
  if (!account || !name || !Number.isInteger(cents) || cents < 1 || cents > 99_999_999_999) return undefined
  const amount = `EUR${euroOf(cents).toFixed(2)}`
  const bank = parseBic(bic) ?? ''
  return ['BCD', '002', '1', 'SCT', bank, name, account, amount, '', '', oneLine(reference, 140)].join('\n')
}

function oneLine(text: string, maximum: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, maximum)
}
