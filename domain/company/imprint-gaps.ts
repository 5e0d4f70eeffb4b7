/** What a company's imprint is made of, as far as it is looked at for what lacks. */
export interface ImprintFacts {
  readonly ust_id?: string | null
  readonly vat_number?: string | null
  readonly emails: readonly unknown[]
  readonly numbers: readonly unknown[]
  readonly executives: readonly unknown[]
  readonly addresses: readonly unknown[]
}

const LISTS = ['emails', 'numbers', 'executives', 'addresses'] as const

/** How many facts an imprint lacks that § 5 DDG asks for: address, mail, telephone, who stands for the company, tax number; one where there is no company. */
export function imprintGaps(company: ImprintFacts | null | undefined): number {
  if (!company) return 1
  const lists = LISTS.filter((list) => company[list].length === 0).length
  return lists + (company.ust_id || company.vat_number ? 0 : 1)
}
