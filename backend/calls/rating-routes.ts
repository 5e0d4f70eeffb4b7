import { Hono } from 'hono'
import { checkProductRating, type ProductRating } from '#domain/goods/product-rating.ts'
import { defaultLanguage, isLanguage } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { contactProject } from '../forms/contact.ts'
import { isPlainForm } from '../forms/form-body.ts'
import { accepted, askAgain, type FormCall, type FormVariables, formCall, pageAnswer } from '../forms/form-call.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import type { FormProblems } from '../forms/form-problems.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import { fill } from '../forms/mail-texts.ts'
import type { FormsOptions } from '../forms/services.ts'
import { seemsAutomatic } from '../forms/suspicion.ts'
import { jsonAnswer } from '../http/answer.ts'
import { requestedProject } from '../http/requested-project.ts'
import type { Project } from '../project/project.ts'
import { ratingAgain, ratingPath } from '../ratings/rating-again.ts'
import { ratingTexts } from '../ratings/rating-texts.ts'
import { takeRating } from '../ratings/take-rating.ts'
import { lineOfToken, purchasedLine } from '../ratings/verified-purchase.ts'
import { askedProduct } from '../requests/asked-product.ts'
import type { OrderLinks } from '../shop/order-link.ts'

/** Nobody writes a rating in less, in milliseconds. */
const FASTEST = 3000

const allowsRatings = async (db: Database, { id }: Project): Promise<boolean> => {
  const row = await db
    .selectFrom('ecommerce_settings')
    .select('allow_ratings')
    .where('project', '=', id)
    .executeTakeFirst()
  return Boolean(row?.allow_ratings)
}

async function productOfLine(db: Database, line: number): Promise<number | undefined> {
  const row = await db.selectFrom('ecommerce_order_line').select('product').where('id', '=', line).executeTakeFirst()
  return row?.product ? Number(row.product) : undefined
}

/** Whether the link of a mail was used before, or its purchase counts no more: a second rating by it would be one without a purchase. */
async function isRatedAlready(
  db: Database,
  links: Pick<OrderLinks, 'verify'>,
  project: Project,
  { product, purchase }: ProductRating,
): Promise<boolean> {
  const line = lineOfToken(links, purchase)
  if (line === undefined || (await productOfLine(db, line)) !== product) return false
  const proof = { token: purchase, orderNumber: '', email: '' }
  return (await purchasedLine(db, links, project, product, proof)) === undefined
}

/**
 * `POST /ecom/rating`: project, product, name, rating, title, text, order_number, email, purchase, language (SPEC 7), and the page that thanks
 * browsers without a script; `GET /ecom/rating?purchase=…`, the form to which the mail of a completed order leads. Refused with 409 where the link has been used, with 403 where the shop's settings do not allow ratings.
 */
export function ratingRoutes(
  options: FormsOptions,
  limits: FormLimits,
  links: Pick<OrderLinks, 'verify'>,
): Hono<FormVariables> {
  const again = (call: FormCall, problems: FormProblems) => {
    const { fields, language } = call
    const { againHeading, check, gone, goneHeading } = ratingTexts[language]
    if (problems.product) return askAgain(options, call, problems, { heading: goneHeading, paragraphs: [gone] })
    const form = ratingAgain({ language, fields, problems })
    return askAgain(options, call, problems, { heading: againHeading, paragraphs: [check], form })
  }

  const ratedAlready = ({ request, project, language }: FormCall) => {
    const { goneHeading: heading, ratedAlready: words } = ratingTexts[language]
    return isPlainForm(request)
      ? pageAnswer(options, project, language, 409, () => ({ heading, paragraphs: [words] }))
      : jsonAnswer({ status: 'error', reason: 'rated', error: { code: 205, message: `purchase: ${words}` } }, 409)
  }

  return new Hono<FormVariables>()
    .post('/rating', async (context) => {
      const call = await formCall(options, context)
      const { project, fields, language, request } = call
      const result = checkProductRating(fields)
      if (!result.ok) return again(call, result.problems)
      if (!(await allowsRatings(options.db, project))) throw new Fault('forbidden', 'This shop takes no ratings')
      const asked = await askedProduct(options.db, project, { product: result.rating.product, variant: null })
      if (!asked.ok) return again(call, asked.problems)
      if (await isRatedAlready(options.db, links, project, result.rating)) return ratedAlready(call)
      limits.spend('rating', project, request)
      const { language: shopLanguage } = await contactProject(options.db, project)
      await takeRating(options, {
        project,
        origin: linkOrigin(project, request),
        rating: result.rating,
        links,
        product: asked.product,
        language,
        shopLanguage,
        spam: seemsAutomatic(fields, FASTEST),
      })
      options.wakeMail()
      return accepted(call, `${ratingPath}/thanks?language=${language}`)
    })
    .get('/rating', async (context) => {
      const { req } = context
      const wanted = req.query('language')
      const language = isLanguage(wanted) ? wanted : defaultLanguage
      const project = await requestedProject(options, req.raw)
      const purchase = req.query('purchase') ?? ''
      const line = lineOfToken(links, purchase)
      const product = line === undefined ? undefined : await productOfLine(options.db, line)
      const asked =
        product === undefined ? undefined : await askedProduct(options.db, project, { product, variant: null })
      const texts = ratingTexts[language]
      const proof = { token: purchase, orderNumber: '', email: '' }
      const isOpen =
        asked?.ok && (await purchasedLine(options.db, links, project, asked.product.id, proof)) !== undefined
      if (!asked?.ok || !isOpen || !(await allowsRatings(options.db, project)))
        return pageAnswer(options, project, language, 200, () => ({
          heading: texts.goneHeading,
          paragraphs: [texts.ratedAlready],
        }))
      const fields = { product: String(asked.product.id), project: project.domain, purchase }
      return pageAnswer(options, project, language, 200, () => ({
        heading: fill(texts.rateHeading, { product: asked.product.name(language) }),
        paragraphs: [texts.rateText],
        form: ratingAgain({ language, fields, problems: {} }),
      }))
    })
    .get('/rating/thanks', async (context) => {
      const wanted = context.req.query('language')
      const language = isLanguage(wanted) ? wanted : defaultLanguage
      const project = await requestedProject(options, context.req.raw)
      const { thanksHeading, thanksText } = ratingTexts[language]
      return pageAnswer(options, project, language, 200, () => ({ heading: thanksHeading, paragraphs: [thanksText] }))
    })
}
