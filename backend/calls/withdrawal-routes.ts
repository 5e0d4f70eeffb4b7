import { Hono } from 'hono'
import { checkWithdrawal } from '#domain/orders/withdrawal-form.ts'
import { isLanguage } from '#domain/texts/language.ts'
import { isPlainForm } from '../forms/form-body.ts'
import { askAgain, type FormCall, type FormVariables, formCall, pageAnswer } from '../forms/form-call.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import { fill } from '../forms/mail-texts.ts'
import type { FormsOptions } from '../forms/services.ts'
import { jsonAnswer } from '../http/answer.ts'
import { requestedProject } from '../http/requested-project.ts'
import { momentIn } from '../order-mails/withdrawal-mails.ts'
import { withdrawalCheck, withdrawalDone, withdrawalForm } from '../orders/withdrawal/withdrawal-page.ts'
import { withdrawalTexts } from '../orders/withdrawal/withdrawal-texts.ts'
import { declarationWords, takeWithdrawal } from '../orders/withdrawal/withdrawals.ts'

/**
 * `GET /withdrawal`, a page, and `POST /withdrawal`: name, contract_reference, confirmation_email, items_text?, language. Works
 * without the site, a script or an account, and whether the shop is open or not (§ 356a BGB). A browser by itself confirms in a
 * second step; a script's posting is the confirmed declaration.
 */
export function withdrawalRoutes(
  options: FormsOptions,
  limits: FormLimits,
  wakeOrders: () => void,
): Hono<FormVariables> {
  const page = (call: FormCall, status: number, words: Parameters<typeof pageAnswer>[4]) =>
    pageAnswer(options, call.project, call.language, status, words)

  return new Hono<FormVariables>()
    .get('/withdrawal', async (context) => {
      const { req } = context
      const given = req.query('language')
      const language = isLanguage(given) ? given : 'de'
      const fields = { contract_reference: (req.query('contract_reference') ?? '').slice(0, 1000) }
      const texts = withdrawalTexts[language]
      const project = await requestedProject(options, req.raw)
      return pageAnswer(options, project, language, 200, () => ({
        heading: texts.heading,
        paragraphs: [texts.intro],
        form: withdrawalForm(language, fields, {}),
      }))
    })
    .post('/withdrawal', async (context) => {
      const call = await formCall(options, context)
      const { project, fields, language, request } = call
      const texts = withdrawalTexts[language]
      const result = checkWithdrawal(fields)
      const form = withdrawalForm(language, fields, result.ok ? {} : result.problems)
      const again = { heading: texts.heading, paragraphs: [texts.intro], form }
      if (!result.ok) return askAgain(options, call, result.problems, again)
      const { declaration } = result
      if (isPlainForm(request) && fields.confirm !== 'yes') {
        if (fields.change === 'yes') return page(call, 200, () => again)
        const words = declarationWords(language, declaration)
        return page(call, 200, () => ({
          heading: texts.checkHeading,
          paragraphs: [texts.checkText],
          form: withdrawalCheck(language, fields, words),
        }))
      }
      limits.spend('withdrawal', project, request)
      const taken = await takeWithdrawal(options, {
        project,
        language,
        origin: linkOrigin(project, request),
        declaration,
      })
      wakeOrders()
      if (!isPlainForm(request))
        return jsonAnswer({
          status: 'ok',
          withdrawal_uuid: taken.uuid,
          received_on: taken.receivedOn.toISOString(),
          declaration: taken.words,
        })
      const values = { moment: momentIn(language, taken.receivedOn), email: declaration.confirmation_email }
      return page(call, 200, () => ({
        heading: texts.doneHeading,
        paragraphs: [fill(texts.doneText, values), texts.print],
        form: withdrawalDone(taken.words),
      }))
    })
}
