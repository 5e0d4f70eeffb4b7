import { Hono } from 'hono'
import { isConsentVersion, newsletterConsent, newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { thanksAnchors } from '#domain/company/thanks-anchors.ts'
import { routeMap } from '#domain/paths/route-map.ts'
import { emailKey, emailProblem, parseEmail } from '#domain/texts/email.ts'
import type { FieldProblem } from '#domain/texts/field-problem.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import type { FormInput } from '../forms/form-body.ts'
import { accepted, askAgain, type FormContext, type FormVariables, formCall, pageAnswer } from '../forms/form-call.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import { buttonForm, newsletterAgain } from '../forms/form-page.ts'
import { newsletterPaths, tokenPath } from '../forms/form-paths.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import { fill } from '../forms/mail-texts.ts'
import {
  confirmable,
  confirmNewsletter,
  leavable,
  leaveNewsletter,
  requestNewsletter,
  type TokenCall,
} from '../forms/newsletter.ts'
import { readNewsletterAbout } from '../forms/newsletter-about.ts'
import { formPageTexts } from '../forms/page-texts.ts'
import type { FormsOptions } from '../forms/services.ts'
import { seemsAutomatic } from '../forms/suspicion.ts'
import { requestedProject } from '../http/requested-project.ts'
import type { Project } from '../project/project.ts'

/** Nobody enters an address in less, in milliseconds. */
const FASTEST = 800

/** What a token of ours looks like. */
const TOKEN = /^[\w-]{1,64}$/

interface Wanted {
  readonly email: string
  readonly formVersion: string
  readonly problems: { email?: FieldProblem; form_version?: FieldProblem }
}

function wantedIn(fields: FormInput): Wanted {
  const email = emailKey(parseEmail(fields.email) ?? '')
  const formVersion = typeof fields.form_version === 'string' ? fields.form_version : ''
  return {
    email,
    formVersion,
    problems: {
      ...(!email && { email: emailProblem(fields.email) }),
      ...(!isConsentVersion(formVersion) && { form_version: 'invalid' as const }),
    },
  }
}

const answerForm = (what: 'confirm' | 'leave', token: string, language: Language) =>
  buttonForm(tokenPath(newsletterPaths[what], token, language), formPageTexts[language][`${what}Button`])

/** The newsletter's calls: request, confirmation and the end of a subscription. */
export function newsletterRoutes(options: FormsOptions, limits: FormLimits): Hono<FormVariables> {
  const page = (project: Project, language: Language, status: number, name: PageName, form?: string) =>
    pageAnswer(options, project, language, status, (site) => ({
      heading: formPageTexts[language][`${name}Heading`],
      paragraphs: [fill(formPageTexts[language][`${name}Text`], { site })],
      form,
    }))

  async function tokenCall(context: FormContext): Promise<TokenCall & { language: Language }> {
    const request = context.req.raw
    const project = await requestedProject(options, request)
    const given = context.req.query('token') ?? ''
    const token = TOKEN.test(given) ? given : ''
    const wanted = context.req.query('language')
    const language = isLanguage(wanted) ? wanted : defaultLanguage
    return { project, origin: linkOrigin(project, request), token, address: options.clientAddress(request), language }
  }

  const invalid = ({ project, language }: { project: Project; language: Language }) =>
    page(project, language, 404, 'invalid')

  return new Hono<FormVariables>()
    .post('/newsletter', async (context) => {
      const call = await formCall(options, context)
      const { project, fields, language, request } = call
      const { email, formVersion, problems } = wantedIn(fields)
      if (Object.keys(problems).length > 0) {
        const about = await readNewsletterAbout(options.db, project, language)
        const consent = newsletterConsent(newsletterConsentVersion, language, about) ?? ''
        const form = newsletterAgain({ language, fields, problems }, newsletterConsentVersion, consent)
        const { newsletterHeading, check } = formPageTexts[language]
        return askAgain(options, call, problems, { heading: newsletterHeading, paragraphs: [check], form })
      }
      limits.spend('newsletter', project, request)
      if (!seemsAutomatic(fields, FASTEST) && limits.mayWriteTo(project, email)) {
        const origin = linkOrigin(project, request)
        const address = options.clientAddress(request)
        await requestNewsletter(options, { project, origin, email, language, formVersion, address })
        options.wakeMail()
      }
      return accepted(call, routeMap.thanks[language] + thanksAnchors.newsletter)
    })
    .get('/newsletter/confirm', async (context) => {
      const call = await tokenCall(context)
      const subscription = await confirmable(options, call.project, call.token)
      if (!subscription) return invalid(call)
      const { language } = subscription
      const form = answerForm('confirm', call.token, language)
      return page(call.project, language, 200, 'confirm', form)
    })
    .post('/newsletter/confirm', async (context) => {
      const call = await tokenCall(context)
      const subscription = await confirmNewsletter(options, call)
      if (!subscription) return invalid(call)
      options.wakeMail()
      const location = `${newsletterPaths.confirmed}?language=${subscription.language}`
      return new Response(null, { status: 303, headers: { location } })
    })
    .get('/newsletter/confirmed', async (context) => {
      const { project, language } = await tokenCall(context)
      return page(project, language, 200, 'confirmed')
    })
    .get('/newsletter/unsubscribe', async (context) => {
      const call = await tokenCall(context)
      const subscription = await leavable(options, call.project, call.token)
      if (!subscription) return invalid(call)
      const { language, state } = subscription
      if (state === 'ended') return page(call.project, language, 200, 'left')
      const form = answerForm('leave', call.token, language)
      return page(call.project, language, 200, 'leave', form)
    })
    .post('/newsletter/unsubscribe', async (context) => {
      // RFC 8058: mail programs post here themselves, with nothing but the address of the link, and follow no redirect.
      const call = await tokenCall(context)
      const subscription = await leaveNewsletter(options, call)
      return subscription ? page(call.project, subscription.language, 200, 'left') : invalid(call)
    })
}

type PageName = 'confirm' | 'confirmed' | 'invalid' | 'leave' | 'left'
