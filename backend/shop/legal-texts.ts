import { createHash } from 'node:crypto'
import type { ContractText } from '#domain/orders/legal-page-types.ts'
import type { ReturnCosts, WithdrawalPeriod } from '#domain/orders/withdrawal-facts.ts'
import { withdrawalText } from '#domain/orders/withdrawal-notice.ts'
import { type Language, languages } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Project } from '../project/project.ts'
import { rowText } from './local-text.ts'
import { sellerOf } from './seller.ts'

/** A legal text as HTML, named by the hash of its words. */
export interface LegalText {
  readonly hash: string
  readonly content: string
}

/** The texts that orders are made under, by language and kind. */
export type LegalTexts = Readonly<Record<Language, Readonly<Partial<Record<ContractText, LegalText>>>>>

interface LegalSources {
  readonly settings: Row
  readonly first: Language
  /** An editor's text with the settings in place of its placeholders. */
  readonly filled: (html: string, language: Language) => string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The legal texts of a shop's settings as its pages show them, `filled` with what the settings say; the withdrawal notice is the official model unless the shop has its own. */
export async function legalTexts(
  db: Database,
  project: Project,
  { settings, first, filled }: LegalSources,
): Promise<LegalTexts> {
  const rows = await rowsOf(db, 'ecommerce_legal_page', 'settings', [Number(settings.id)])
  const ids = rows.map((row) => Number(row.id))
  const texts = await rowsOf(db, 'ecommerce_legal_page_translation', 'ecommerce_legal_page', ids)

  const ownText = (type: string, language: Language) => {
    const row = rows.find((one) => one.type === type)
    const own = row ? texts.filter((text) => text.ecommerce_legal_page === row.id) : []
    const text = row ? rowText(own, 'content', language, first, row.content) : null
    return text && filled(text, language)
  }

  async function noticeIn(language: Language): Promise<string | null> {
    const own = ownText('withdrawal', language)
    const seller = settings.withdrawal_text === 'own' ? undefined : await sellerOf(db, project, language)
    if (!seller) return own
    const facts = {
      seller,
      domain: project.domain,
      period: String(settings.withdrawal_period) as WithdrawalPeriod,
      returnCosts: String(settings.return_costs) as ReturnCosts,
    }
    return withdrawalText(language, facts, own)
  }

  const inLanguage = async (language: Language) => {
    const contents = {
      terms: ownText('terms', language),
      withdrawal: await noticeIn(language),
      shipping_and_payment: ownText('shipping_and_payment', language),
    } satisfies Record<ContractText, string | null>
    const written = Object.entries(contents).flatMap(([type, content]) =>
      content ? [[type, { hash: sha256(content), content }] as const] : [],
    )
    return [language, Object.fromEntries(written)] as const
  }
  return Object.fromEntries(await Promise.all(languages.map(inLanguage))) as LegalTexts
}
