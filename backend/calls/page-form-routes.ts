import { Hono } from 'hono'
import { checkContact } from '#domain/company/contact-form.ts'
import { pageFormName, readPageForm } from '#domain/company/page-form.ts'
import { thanksAnchors } from '#domain/company/thanks-anchors.ts'
import { routeMap } from '#domain/paths/route-map.ts'
import { enteredId } from '#domain/texts/entered-text.ts'
import type { Language } from '#domain/texts/language.ts'
import { contactProject, takeContact } from '../forms/contact.ts'
import { accepted, askAgain, type FormCall, type FormVariables, formCall } from '../forms/form-call.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import { type FormProblems, formFault } from '../forms/form-problems.ts'
import { asRead, type PageForm, pageFormOf } from '../forms/page-form.ts'
import { formPageTexts, formProblemText } from '../forms/page-texts.ts'
import type { FormsOptions } from '../forms/services.ts'
import { seemsAutomatic } from '../forms/suspicion.ts'

const FASTEST = 2000

const YES: Record<Language, string> = { de: 'Ja', en: 'Yes', fr: 'Oui' }

const WRONG: Record<Language, Record<'missing' | 'invalid' | 'tooLong', string>> = {
  de: { missing: 'fehlt', invalid: 'stimmt so nicht', tooLong: 'ist zu lang' },
  en: { missing: 'is missing', invalid: 'is not right', tooLong: 'is too long' },
  fr: { missing: 'manque', invalid: 'n’est pas valable', tooLong: 'est trop long' },
}

/** `POST /forms/page`: section, the fields of its form, name, email, privacy, language. It becomes a contact request. */
export function pageFormRoutes(options: FormsOptions, limits: FormLimits): Hono<FormVariables> {
  return new Hono<FormVariables>().post('/page', async (context) => {
    const call = await formCall(options, context)
    const { project, fields, language } = call
    const own = await contactProject(options.db, project)
    const languages = { visitor: language, shop: own.language }
    const form = await pageFormOf(options.db, project, enteredId(fields.section), languages)
    if (!form) throw formFault({ section: 'invalid' })
    const filled = readPageForm(asRead(form), fields, YES[own.language])
    const lines = filled.ok ? filled.lines : []
    const message = [form.read.heading || form.shown.heading, ...lines].filter(Boolean).join('\n')
    const contact = checkContact({ ...fields, message: message || '–', branch: undefined }, own.privacy)
    const problems: FormProblems = { ...(!filled.ok && filled.problems), ...(!contact.ok && contact.problems) }
    if (!filled.ok || !contact.ok) return wrong(options, call, form.shown, problems)
    limits.spend('contact', project, call.request)
    await takeContact(options, {
      project,
      message: { ...contact.message, name: contact.message.name || contact.message.email },
      branch: undefined,
      language,
      shopLanguage: own.language,
      spam: seemsAutomatic(fields, FASTEST),
    })
    options.wakeMail()
    return accepted(call, routeMap.thanks[language] + thanksAnchors.message)
  })
}

/** What is wrong, by the labels of the fields; a browser goes back to what was filled in. */
function wrong(options: FormsOptions, call: FormCall, shown: PageForm, problems: FormProblems) {
  const { language } = call
  const { contactHeading, check } = formPageTexts[language]
  const words = Object.entries(problems).flatMap(([name, problem]) => {
    if (!problem) return []
    const field = shown.fields.find((one) => pageFormName(one) === name)
    return [field ? `${field.label} ${WRONG[language][problem]}` : (formProblemText(name, problem, language) ?? '')]
  })
  return askAgain(options, call, problems, { heading: contactHeading, paragraphs: [check, ...words], form: '' })
}
