import type { Context } from 'hono'
import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import { Fault } from '../fault.ts'
import { answerFault, jsonAnswer } from '../http/answer.ts'
import { postedProject } from '../http/posted-project.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import type { Project } from '../project/project.ts'
import { footLinks } from './foot-links.ts'
import { type FormInput, formFields, isPlainForm } from './form-body.ts'
import { type FormPage, formPage } from './form-page.ts'
import { type FormProblems, formFault } from './form-problems.ts'
import type { FormsOptions } from './services.ts'

export type FormVariables = { Variables: { language: Language } }

export type FormContext = Context<FormVariables>

/** A form that was sent. */
export interface FormCall {
  readonly request: Request
  readonly project: Project
  readonly fields: FormInput
  readonly language: Language
}

/** Reads the form that a request brings. Throws Invalid for a language that the product does not have. Another site's page may not send it in a visitor's name. */
export async function formCall(options: FormsOptions, context: FormContext): Promise<FormCall> {
  const request = context.req.raw
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    throw new Fault('forbidden', 'The form must be sent from its own site')
  const fields = await formFields(request)
  const language = fields.language ?? defaultLanguage
  if (!isLanguage(language)) throw formFault({ language: 'invalid' })
  context.set('language', language)
  return { request, project: await postedProject(options, request, fields.project), fields, language }
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

type PageWords = Pick<FormPage, 'heading' | 'paragraphs' | 'form'>

/** A page of the project's in a language. */
export async function pageAnswer(
  options: FormsOptions,
  project: Project,
  language: Language,
  status: number,
  words: (siteName: string) => PageWords,
): Promise<Response> {
  const letterhead = await letterheadOf(options.db, project, language, options.mailFrom)
  const links = await footLinks(options.db, project, language)
  const page = formPage({ language, letterhead, links, ...words(letterhead.siteName) })
  return new Response(page, { status, headers: HEADERS })
}

/** The answer to a form that was taken: a page to go to for a browser, a word for a script. */
export const accepted = ({ request }: FormCall, location: string): Response =>
  isPlainForm(request)
    ? new Response(null, { status: 303, headers: { location } })
    : jsonAnswer({ status: 'ok', public: true })

/** The answer to a form that does not fit: the form once more for a browser, each field with its problem for a script. */
export function askAgain(
  options: FormsOptions,
  { request, project, language }: FormCall,
  problems: FormProblems,
  again: PageWords,
): Promise<Response> | Response {
  return isPlainForm(request)
    ? pageAnswer(options, project, language, 422, () => again)
    : answerFault(formFault(problems))
}
