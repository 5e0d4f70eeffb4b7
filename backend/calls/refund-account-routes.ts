import { Hono } from 'hono'
import { parseIban } from '#domain/money/iban.ts'
import { enteredLine, enteredText } from '#domain/texts/entered-text.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import type { FormInput } from '../forms/form-body.ts'
import { isPlainForm } from '../forms/form-body.ts'
import { type FormVariables, formCall, pageAnswer } from '../forms/form-call.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import { fieldAgain, hiddenField, privacyNote } from '../forms/form-page.ts'
import { fill } from '../forms/mail-texts.ts'
import type { FormsOptions } from '../forms/services.ts'
import { jsonAnswer } from '../http/answer.ts'
import { requestedProject } from '../http/requested-project.ts'
import { Invalid } from '../items/validate.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { announceOrder } from '../orders/move-order.ts'
import { logEvent } from '../orders/order-log.ts'
import { queueOrderMailAgain } from '../orders/order-mail-tasks.ts'
import { hasOpenTransfer } from '../orders/paid-out.ts'
import { refundAccountTexts } from '../orders/refund-account-texts.ts'
import type { OrderLinks } from '../shop/order-link.ts'
import { orderOfAccountToken } from '../shop/refund-account-link.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'

const HOLDER_MAX = 100

type Wrong = Partial<Record<'holder' | 'iban', string>>

const accountForm = (language: Language, token: string, fields: FormInput, wrong: Wrong) => {
  const texts = refundAccountTexts[language]
  return `<form method="post" action="/ecom/refund-account/${escapeHtml(token)}">${hiddenField('language', language)}
${fieldAgain(fields, { name: 'holder', label: texts.holder, attributes: `autocomplete="name" required maxlength="${HOLDER_MAX}"`, problem: wrong.holder })}
${fieldAgain(fields, { name: 'iban', label: texts.iban, attributes: 'autocomplete="off" required maxlength="60"', problem: wrong.iban })}
${privacyNote(texts.use, language)}
<button>${escapeHtml(texts.send)}</button></form>`
}

/** The page that asks for the account of an order, again with what was wrong with it. */
function askingPage(
  language: Language,
  { number }: StoredOrder,
  token: string,
  fields: FormInput = {},
  wrong: Wrong = {},
) {
  const { heading, intro } = refundAccountTexts[language]
  return { heading, paragraphs: [fill(intro, { number })], form: accountForm(language, token, fields, wrong) }
}

function gonePage(language: Language) {
  const { goneHeading, gone } = refundAccountTexts[language]
  return { heading: goneHeading, paragraphs: [gone] }
}

function closedPage(language: Language, { number }: StoredOrder) {
  const { closedHeading, closed } = refundAccountTexts[language]
  return { heading: closedHeading, paragraphs: [fill(closed, { number })] }
}

/**
 * Whether an account can be named: a first one while there is money to give back or it was given back without one, another in its place until
 * the money has gone. What is blocked is opened by a first one alone, for money that has no way yet.
 */
async function takesAccount({ db }: FormsOptions, order: StoredOrder): Promise<boolean> {
  const { refundAccount, isBlocked, paid, refunded } = order
  if (!refundAccount) return (isBlocked ? refunded : paid) > 0
  return !isBlocked && (paid > refunded || (await hasOpenTransfer(db, order.id)))
}

interface Account {
  readonly holder: string
  readonly iban: string
}

/** The account that was entered, and what is wrong with it. */
function enteredAccount(fields: FormInput, language: Language): { account?: Account; wrong: Wrong } {
  const texts = refundAccountTexts[language]
  const holder = enteredLine(fields.holder).slice(0, HOLDER_MAX)
  const iban = parseIban(enteredText(fields.iban))
  if (holder !== '' && iban !== undefined) return { account: { holder, iban }, wrong: {} }
  return {
    wrong: {
      ...(holder === '' && { holder: texts.holderMissing }),
      ...(iban === undefined && { iban: texts.ibanWrong }),
    },
  }
}

/**
 * Writes the account into the order, and its last figures into the order's history. An order that was blocked is worked with again: whoever
 * names an account wants the money that is still due.
 */
async function keepAccount({ db, now }: FormsOptions, order: StoredOrder, account: Account): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('ecommerce_order')
      .set({ refund_account: JSON.stringify(account), blocking: 'open', blocked_on: null, blocked_reason: null })
      .where('id', '=', order.id)
      .execute()
    const message = fill(refundAccountTexts.de.logged, { end: account.iban.slice(-4) })
    await logEvent(trx, order.id, { kind: 'note', actor: { kind: 'customer' }, message }, now())
    if (await hasOpenTransfer(trx, order.id)) await queueOrderMailAgain(trx, order.id, 'shop_account', now())
    await announceOrder(trx, order, now())
  })
}

/**
 * `GET` and `POST /ecom/refund-account/{token}`: the customer names the account that a refund goes to, by the link of a mail. What was named
 * is never shown again: who has the link could read it otherwise.
 */
export function refundAccountRoutes(
  options: FormsOptions,
  limits: FormLimits,
  links: Pick<OrderLinks, 'verify'>,
): Hono<FormVariables> {
  async function orderOf(request: Request, token: string) {
    const project = await requestedProject(options, request)
    const uuid = orderOfAccountToken(links, token)
    const order = uuid === undefined ? undefined : await readOrder(options.db, uuid)
    return { project, order: order?.project === project.id ? order : undefined }
  }

  return new Hono<FormVariables>()
    .get('/refund-account/:token', async ({ req }) => {
      const given = req.query('language')
      const language = isLanguage(given) ? given : 'de'
      const token = req.param('token')
      const { project, order } = await orderOf(req.raw, token)
      if (!order) return pageAnswer(options, project, language, 404, () => gonePage(language))
      return (await takesAccount(options, order))
        ? pageAnswer(options, project, language, 200, () => askingPage(language, order, token))
        : pageAnswer(options, project, language, 410, () => closedPage(language, order))
    })
    .post('/refund-account/:token', async (context) => {
      const { fields, language, request } = await formCall(options, context)
      const token = context.req.param('token')
      const { project, order } = await orderOf(request, token)
      limits.spend('refund_account', project, request)
      if (!order) return pageAnswer(options, project, language, 404, () => gonePage(language))
      if (!(await takesAccount(options, order)))
        return pageAnswer(options, project, language, 410, () => closedPage(language, order))
      const { account, wrong } = enteredAccount(fields, language)
      if (!account) {
        if (!isPlainForm(request))
          throw new Invalid(Object.entries(wrong).map(([field, message]) => ({ field, message })))
        return pageAnswer(options, project, language, 422, () => askingPage(language, order, token, fields, wrong))
      }
      await keepAccount(options, order, account)
      if (!isPlainForm(request)) return jsonAnswer({ status: 'ok' })
      const { doneHeading, done } = refundAccountTexts[language]
      return pageAnswer(options, project, language, 200, () => ({
        heading: doneHeading,
        paragraphs: [fill(done, { holder: account.holder, end: account.iban.slice(-4) })],
      }))
    })
}
