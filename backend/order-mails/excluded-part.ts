import type { Language } from '#domain/texts/language.ts'
import type { RefundFacts } from './compose-letter.ts'

const texts: Record<Language, Record<'text' | 'goods', string>> = {
  de: {
    text: 'Ihr Widerruf gilt nicht für das, was nach Ihren Angaben gefertigt wurde (§ 312g Abs. 2 Nr. 1 BGB); dafür besteht der Vertrag weiter.',
    goods: 'Vom Widerruf ausgenommen',
  },
  en: {
    text: 'Your withdrawal does not cover what was made to your specifications (§ 312g (2) no. 1 BGB); for that the contract goes on.',
    goods: 'Not covered by the withdrawal',
  },
  fr: {
    text: 'Votre rétractation ne porte pas sur ce qui a été fabriqué selon vos indications (§ 312g, al. 2, n° 1 BGB)\u202f; pour cela, le contrat se poursuit.',
    goods: 'Non concerné par la rétractation',
  },
}

/** What a mail says of goods that the customer withdrew from with the rest and that cannot be; nothing where there are none. */
export function excludedPart(language: Language, refund: RefundFacts | undefined) {
  const excluded = refund?.excluded ?? []
  if (excluded.length === 0) return { words: [], blocks: [] }
  const lines = excluded.map(({ name, count }) => `${count} × ${name}`)
  return { words: [texts[language].text], blocks: [{ heading: texts[language].goods, lines }] }
}
