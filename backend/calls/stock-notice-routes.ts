import { Hono } from 'hono'
import { checkStockNotice } from '#domain/goods/stock-notice.ts'
import { contactProject } from '../forms/contact.ts'
import { isPlainForm } from '../forms/form-body.ts'
import {
  askAgain,
  type FormCall,
  type FormContext,
  type FormVariables,
  formCall,
  pageAnswer,
} from '../forms/form-call.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import { buttonForm, emailAttributes, fieldAgain, hiddenField } from '../forms/form-page.ts'
import type { FormProblems } from '../forms/form-problems.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import { fill } from '../forms/mail-texts.ts'
import { formPageTexts, formProblemText } from '../forms/page-texts.ts'
import { seemsAutomatic } from '../forms/suspicion.ts'
import { jsonAnswer } from '../http/answer.ts'
import { requestedProject } from '../http/requested-project.ts'
import { askedProduct } from '../requests/asked-product.ts'
import { type StockNoticeStep, stockNoticePath } from '../stock-notices/links.ts'
import {
  areThere,
  askStockNotice,
  canBeConfirmed,
  confirmStockNotice,
  leaveStockNotice,
  readStockNotice,
  type StockNotice,
  type StockNoticeOptions,
} from '../stock-notices/stock-notice.ts'
import { stockNoticeTexts } from '../stock-notices/texts.ts'

/** Nobody enters an address in less, in milliseconds. */
const FASTEST = 800

/** The form once more, or that there is nothing to tell of these goods. */
function asked(options: StockNoticeOptions, call: FormCall, problems: FormProblems) {
  const { fields, language } = call
  const texts = stockNoticeTexts[language]
  if (problems.product || problems.variant)
    return askAgain(options, call, problems, { heading: texts.goneHeading, paragraphs: [texts.goneText] })
  const problem = formProblemText('email', problems.email, language)
  const kept = ['product', 'variant'].map((name) => hiddenField(name, String(fields[name] ?? '')))
  const field = { name: 'email', label: formPageTexts[language].email, attributes: emailAttributes, problem }
  const form = `<form method="post" action="${stockNoticePath}">${hiddenField('language', language)}${kept.join('')}
${fieldAgain(fields, field)}<button>${texts.ask}</button></form>`
  return askAgain(options, call, problems, { heading: texts.againHeading, paragraphs: [texts.check], form })
}

/** `POST /forms/stock-notice`: product, variant?, email, language. The same answer for every address; 409 where the goods can be had. */
async function take(options: StockNoticeOptions, limits: FormLimits, call: FormCall): Promise<Response> {
  const { project, fields, language, request: received } = call
  const texts = stockNoticeTexts[language]
  const result = checkStockNotice(fields)
  if (!result.ok) return asked(options, call, result.problems)
  const { request } = result
  const found = await askedProduct(options.db, project, request)
  if (!found.ok) return asked(options, call, found.problems)
  const { product } = found
  if (product.isShownOnly) return asked(options, call, { product: 'invalid' })
  if (await areThere(options.db, request)) {
    if (isPlainForm(received))
      return pageAnswer(options, project, language, 409, () => ({
        heading: texts.thereHeading,
        paragraphs: [fill(texts.thereText, { product: product.name(language) })],
      }))
    const error = { code: 205, message: `product: ${fill(texts.thereText, { product: product.name(language) })}` }
    return jsonAnswer({ status: 'error', reason: 'in_stock', error }, 409)
  }
  limits.spend('stock-notice', project, received)
  if (!seemsAutomatic(fields, FASTEST) && limits.mayWriteTo(project, request.email)) {
    const origin = linkOrigin(project, received)
    const address = options.clientAddress(received)
    await askStockNotice(options, { project, origin, request, product, language, address })
    options.wakeMail()
  }
  return isPlainForm(received)
    ? pageAnswer(options, project, language, 200, () => ({
        heading: texts.sentHeading,
        paragraphs: [texts.sentText],
      }))
    : jsonAnswer({ status: 'ok', public: true })
}

type PageName = 'confirm' | 'active' | 'leave' | 'left' | 'invalid'

/** The same, and `GET` and `POST /forms/stock-notice/{confirm|leave}/{token}`, which the mails lead to. To look changes nothing. */
export function stockNoticeRoutes(options: StockNoticeOptions, limits: FormLimits): Hono<FormVariables> {
  const { db, now, stockNoticeLinks: links } = options

  async function found(context: FormContext, step: StockNoticeStep) {
    const project = await requestedProject(options, context.req.raw)
    const uuid = links.read(context.req.param('token') ?? '', step)
    const notice = uuid === undefined ? undefined : await readStockNotice(db, uuid)
    return { project, notice: notice?.project === project.id ? notice : undefined }
  }

  type Found = Awaited<ReturnType<typeof found>>

  async function page({ project, notice }: Found, name: PageName, button?: StockNoticeStep) {
    const language = notice?.language ?? (await contactProject(db, project)).language
    const texts = stockNoticeTexts[language]
    const product = notice?.productName ?? ''
    return pageAnswer(options, project, language, name === 'invalid' ? 404 : 200, (site) => ({
      heading: texts[`${name}Heading`],
      paragraphs: [fill(texts[`${name}Text`], { product, site })],
      ...(button && notice && { form: buttonForm(links.path(notice.uuid, button), texts[button]) }),
    }))
  }

  const standing = ({ state }: StockNotice): PageName => (state === 'active' ? 'active' : 'invalid')

  return new Hono<FormVariables>()
    .post('/stock-notice', async (context) => take(options, limits, await formCall(options, context)))
    .get('/stock-notice/confirm/:token', async (context) => {
      const call = await found(context, 'confirm')
      if (!call.notice) return page(call, 'invalid')
      return canBeConfirmed(call.notice, now()) ? page(call, 'confirm', 'confirm') : page(call, standing(call.notice))
    })
    .post('/stock-notice/confirm/:token', async (context) => {
      const call = await found(context, 'confirm')
      if (!call.notice) return page(call, 'invalid')
      const isDone = await confirmStockNotice(options, call.notice, options.clientAddress(context.req.raw))
      return page(call, isDone ? 'active' : standing(call.notice))
    })
    .get('/stock-notice/leave/:token', async (context) => {
      const call = await found(context, 'leave')
      if (!call.notice) return page(call, 'invalid')
      return ['pending', 'active'].includes(call.notice.state) ? page(call, 'leave', 'leave') : page(call, 'left')
    })
    .post('/stock-notice/leave/:token', async (context) => {
      // RFC 8058: mail programs post here themselves, with nothing but the address of the link.
      const call = await found(context, 'leave')
      if (!call.notice) return page(call, 'invalid')
      await leaveStockNotice(options, call.notice)
      return page(call, 'left')
    })
}
