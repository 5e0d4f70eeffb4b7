import { Hono } from 'hono'
import { checkContact } from '#domain/company/contact-form.ts'
import { routeMap } from '#domain/paths/route-map.ts'
import { contactProject, takeContact } from '../forms/contact.ts'
import { accepted, askAgain, type FormVariables, formCall } from '../forms/form-call.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import { contactAgain } from '../forms/form-page.ts'
import { formPageTexts } from '../forms/page-texts.ts'
import type { FormsOptions } from '../forms/services.ts'
import { seemsAutomatic } from '../forms/suspicion.ts'

/** Nobody writes a message in less, in milliseconds. */
const FASTEST = 2000

/** `POST /forms/contact`: name, email, message, privacy, language. */
export function contactRoutes(options: FormsOptions, limits: FormLimits): Hono<FormVariables> {
  return new Hono<FormVariables>().post('/contact', async (context) => {
    const call = await formCall(options, context)
    const { project, fields, language } = call
    const own = await contactProject(options.db, project)
    const result = checkContact(fields, own.privacy)
    if (!result.ok) {
      const { problems } = result
      const { contactHeading, check } = formPageTexts[language]
      const form = contactAgain({ language, fields, problems }, own.privacy === 'approval')
      return askAgain(options, call, problems, { heading: contactHeading, paragraphs: [check], form })
    }
    limits.spend('contact', project, call.request)
    await takeContact(options, {
      project,
      // Who gives no name is called by the address.
      message: { ...result.message, name: result.message.name || result.message.email },
      language,
      shopLanguage: own.language,
      spam: seemsAutomatic(fields, FASTEST),
    })
    options.wakeMail()
    return accepted(call, routeMap.thanks[language])
  })
}
