import { enteredId, isNotGiven } from '#domain/texts/entered-text.ts'
import type { Language } from '#domain/texts/language.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Database } from '../db/database.ts'
import { Invalid } from '../items/validate.ts'
import type { LetterLink } from '../mail/letter.ts'
import type { Project } from '../project/project.ts'
import { askedProduct } from '../requests/asked-product.ts'

/** The most goods that an answer names. */
const MOST = 5

/**
 * The published goods that staff put to an answer, `[{ product, variant }]` of at most five, by their name and page in the
 * visitor's language; `origin` is where links of mails lead. Throws Invalid at `goods`.
 */
export async function attachedGoods(
  db: Database,
  goods: unknown,
  { project, language, origin }: { readonly project: Project; readonly language: Language; readonly origin: string },
): Promise<LetterLink[]> {
  const refuse = (message: string) => new Invalid([{ field: 'goods', message }])
  if (goods === undefined) return []
  if (!Array.isArray(goods)) throw refuse('must be a list')
  if (goods.length > MOST) throw refuse(`must have at most ${MOST} entries`)
  return Promise.all(
    goods.map(async (entry: unknown) => {
      const asked = isRecord(entry) ? entry : {}
      const product = enteredId(asked.product)
      const variant = isNotGiven(asked.variant) ? null : enteredId(asked.variant)
      if (product === undefined || variant === undefined) throw refuse('must name products and variants')
      const found = await askedProduct(db, project, { product, variant })
      if (!found.ok) throw refuse('is not on the website')
      const path = found.product.path(language)
      if (!path) throw refuse('has no page in the language of the visitor')
      return { label: found.product.name(language), href: `${origin}${path}${variant ? `?variant=${variant}` : ''}` }
    }),
  )
}
