import { Hono } from 'hono'
import { checkContact } from '#domain/company/contact-form.ts'
import { thanksAnchors } from '#domain/company/thanks-anchors.ts'
import { routeMap } from '#domain/paths/route-map.ts'
import { askedBranch } from '../forms/asked-branch.ts'
import { contactProject, takeContact } from '../forms/contact.ts'
import { accepted, askAgain, type FormVariables, formCall } from '../forms/form-call.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import { contactAgain } from '../forms/form-page.ts'
import type { FormProblems } from '../forms/form-problems.ts'
import { formPageTexts } from '../forms/page-texts.ts'
import type { FormsOptions } from '../forms/services.ts'
import { seemsAutomatic } from '../forms/suspicion.ts'

/** Nobody writes a message in less, in milliseconds. */
const FASTEST = 2000

/** `POST /forms/contact`: name, email, message, branch, privacy, language. */
export function contactRoutes(options: FormsOptions, limits: FormLimits): Hono<FormVariables> {
  return new Hono<FormVariables>().post('/contact', async (context) => {
    const call = await formCall(options, context)
    const { project, fields, language } = call
    const own = await contactProject(options.db, project)
    const again = (problems: FormProblems) => {
      const { contactHeading, check } = formPageTexts[language]
      const form = contactAgain({ language, fields, problems }, own.privacy === 'approval')
      return askAgain(options, call, problems, { heading: contactHeading, paragraphs: [check], form })
    }
    const result = checkContact(fields, own.privacy)
    if (!result.ok) return again(result.problems)
    const branch = await askedBranch(options.db, project, result.message.branch)
    if (result.message.branch !== null && !branch) return again({ branch: 'invalid' })
    limits.spend('contact', project, call.request)
    await takeContact(options, {
      project,
      // Who gives no name is called by the address.
      message: { ...result.message, name: result.message.name || result.message.email },
      branch,
      language,
      shopLanguage: own.language,
      spam: seemsAutomatic(fields, FASTEST),
    })
    options.wakeMail()
    return accepted(call, routeMap.thanks[language] + thanksAnchors.message)
  })
}
