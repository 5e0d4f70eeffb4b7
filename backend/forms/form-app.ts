import { Hono } from 'hono'
import { defaultLanguage } from '#domain/texts/language.ts'
import { Fault } from '../fault.ts'
import { answerFault } from '../http/answer.ts'
import { requestedProject } from '../http/requested-project.ts'
import { isPlainForm } from './form-body.ts'
import { type FormContext, type FormVariables, pageAnswer } from './form-call.ts'
import { TooMany } from './form-limits.ts'
import { formPageTexts } from './page-texts.ts'
import type { FormsOptions } from './services.ts'

export type Forms = Hono<FormVariables>

/** The failure for a script; for a browser that sent a form by itself, a page that says so. */
async function failureAnswer(options: FormsOptions, error: unknown, context: FormContext): Promise<Response> {
  const answer = answerFault(error)
  if (!isPlainForm(context.req.raw)) return answer
  const project = await requestedProject(options, context.req.raw).catch(() => undefined)
  if (!project) return answer
  const language = context.get('language') ?? defaultLanguage
  const { failedHeading, tooMany, failed } = formPageTexts[language]
  return pageAnswer(options, project, language, answer.status, () => ({
    heading: failedHeading,
    paragraphs: [error instanceof TooMany ? tooMany : failed],
  }))
}

/** The calls of forms as one app: what fails is answered to a script in JSON and to a browser by itself with a page. */
export function formApp(options: FormsOptions, calls: readonly Forms[]): Forms {
  const app: Forms = new Hono<FormVariables>()
  for (const routes of calls) app.route('/', routes)
  app.onError(async (error, context) => {
    if (!(error instanceof Fault)) options.log('A form could not be answered', error)
    const answer = await failureAnswer(options, error, context as FormContext).catch(() => answerFault(error))
    if (error instanceof TooMany) answer.headers.set('retry-after', String(error.wait))
    return answer
  })
  return app
}
