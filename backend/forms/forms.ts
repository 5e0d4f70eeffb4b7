import { Hono } from 'hono'
import { defaultLanguage } from '#domain/language.ts'
import { Fault } from '../fault.ts'
import { answerFault } from '../http/answer.ts'
import { requestedProject } from '../http/requested-project.ts'
import { contactRoutes } from './contact-routes.ts'
import { isPlainForm } from './form-body.ts'
import { type FormContext, type FormVariables, pageAnswer } from './form-call.ts'
import { createFormLimits, TooMany } from './form-limits.ts'
import { newsletterRoutes } from './newsletter-routes.ts'
import { pageTexts } from './page-texts.ts'
import type { FormsOptions } from './services.ts'

export type Forms = Hono<FormVariables>

/** The failure for a script; for a browser that sent a form by itself, a page that says so. */
async function failureAnswer(options: FormsOptions, error: unknown, context: FormContext): Promise<Response> {
  const answer = answerFault(error)
  if (!isPlainForm(context.req.raw)) return answer
  const project = await requestedProject(options, context.req.raw).catch(() => undefined)
  if (!project) return answer
  const language = context.get('language') ?? defaultLanguage
  const { failedHeading, tooMany, failed } = pageTexts[language]
  return pageAnswer(options, project, language, answer.status, () => ({
    heading: failedHeading,
    paragraphs: [error instanceof TooMany ? tooMany : failed],
  }))
}

/**
 * The calls of the contact form and the newsletter, to be mounted at `/forms`. Each takes JSON from a script and what browsers
 * send without one; bad input is answered with 4xx naming the field. (SPEC 5)
 */
export function createForms(options: FormsOptions): Forms {
  const limits = createFormLimits(options)
  const app = new Hono<FormVariables>()
  app.route('/', contactRoutes(options, limits))
  app.route('/', newsletterRoutes(options, limits))
  app.onError(async (error, context) => {
    if (!(error instanceof Fault)) options.log('A form could not be answered', error)
    const answer = await failureAnswer(options, error, context as FormContext).catch(() => answerFault(error))
    if (error instanceof TooMany) answer.headers.set('retry-after', String(error.wait))
    return answer
  })
  return app
}
