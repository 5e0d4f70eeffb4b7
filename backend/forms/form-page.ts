import { type ContactField, contactLimits } from '#domain/company/contact-form.ts'
import { pathOf } from '#domain/paths/routes.ts'
import type { Language } from '#domain/texts/language.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import type { Letterhead } from '../mail/letterhead.ts'
import type { FormInput } from './form-body.ts'
import { contactPath, newsletterPaths } from './form-paths.ts'
import type { FormProblems } from './form-problems.ts'
import { formPageTexts, formProblemText } from './page-texts.ts'

/** A page with one thing on it: it needs neither scripts nor the site, so that a link in a mail always opens. */
export interface FormPage {
  readonly language: Language
  readonly letterhead: Letterhead
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** HTML whose texts are escaped already. */
  readonly form?: string
  /** What its foot leads to. */
  readonly links: readonly FootLink[]
}

export interface FootLink {
  readonly label: string
  readonly path: string
}

const STYLE = `
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-content:center;grid-template-columns:minmax(0,34rem);padding:2rem 1.15rem;background:#fdfcfa;color:#1f1c19;font:17px/1.6 system-ui,Arial,sans-serif;overflow-wrap:break-word}
h1{margin:0 0 .6em;font:400 2.2rem/1.15 Georgia,serif}header{margin-bottom:2rem;padding-top:1rem;border-top:4px solid var(--brand);font:1.15rem Georgia,serif}
label{display:block;margin-top:1rem}input:not([type=checkbox],[type=radio]),textarea,select{display:block;width:100%;margin-top:.3rem;padding:.7rem .8rem;border:1px solid #5b544c;border-radius:0;background:#fff;color:inherit;font:inherit}
.choice{display:flex;gap:.7rem;align-items:start}.choice input{width:1.3rem;height:1.3rem;margin:.2rem 0 0;flex:none}.problem{margin:.3rem 0 0;color:#a3160d}
button{min-height:3rem;margin-top:1.5rem;padding:.7em 1.7em;border:var(--button-border) solid var(--button);border-radius:var(--button-radius);background:var(--button);color:var(--on-button);font:inherit;cursor:pointer}
h2{margin:2rem 0 0;font:400 1.4rem/1.2 Georgia,serif}fieldset{margin:1rem 0 0;padding:0;border:0}legend{padding:0;font-weight:600}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.35rem 1.2rem;margin:1.5rem 0}dt{color:#5b544c}dd{margin:0}.quiet{background:none;color:inherit;border:1px solid #5b544c}
footer{margin-top:2.5rem;padding-top:1rem;border-top:1px solid #ddd5c9;font-size:.88rem}a{color:inherit}:focus-visible{outline:2px solid #1f1c19;outline-offset:3px}`

/** The page as HTML. */
export function formPage({ language, letterhead, heading, paragraphs, form = '', links }: FormPage): string {
  const { siteName, theme } = letterhead
  const properties = Object.entries(theme).map(([name, value]) => `${name}:${value}`)
  const foot = links.map(({ label, path }) => `<a href="${escapeHtml(path)}">${escapeHtml(label)}</a>`)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(heading)} – ${escapeHtml(siteName)}</title>
<style>:root{${properties.join(';')}}${STYLE}</style></head>
<body><header>${escapeHtml(siteName)}</header><main><h1>${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${form}</main>
<footer>${foot.join(' · ')}</footer></body></html>`
}

/** A form with nothing but a button. */
export const buttonForm = (action: string, label: string): string =>
  `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`

export interface FilledForm {
  readonly language: Language
  /** What was entered. */
  readonly fields: FormInput
  readonly problems: FormProblems
}

const entered = (fields: FormInput, name: string) => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

export const hiddenField = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

export interface FieldAgain {
  readonly name: string
  readonly label: string
  /** Further attributes, as HTML. */
  readonly attributes: string
  /** Lines of a text of several. */
  readonly lines?: number
  /** What is wrong with it, in words. */
  readonly problem?: string | undefined
}

/** A field with what was entered and what is wrong with it. */
export function fieldAgain(fields: FormInput, { name, label, attributes, lines, problem }: FieldAgain): string {
  const invalid = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  const value = escapeHtml(entered(fields, name))
  const rest = attributes && ` ${attributes}`
  const control = lines
    ? `<textarea id="${name}" name="${name}" rows="${lines}"${invalid}${rest}>\n${value}</textarea>`
    : `<input id="${name}" name="${name}" value="${value}"${invalid}${rest}>`
  return `<label for="${name}">${escapeHtml(label)}</label>${control}${problemLine(name, problem)}`
}

const problemLine = (field: string, problem: string | undefined) =>
  problem ? `<p class="problem" id="${field}-problem">${escapeHtml(problem)}</p>` : ''

/** What a form does with what is entered, and the way to the privacy notice, which opens beside it so that nothing entered is lost. */
export const privacyNote = (use: string, language: Language): string =>
  `<p>${escapeHtml(use)} <a href="${pathOf('privacy', language) ?? '/'}" target="_blank" rel="noopener">${escapeHtml(formPageTexts[language].privacyLink)}</a></p>`

/** A choice from a list, none of which is chosen before the visitor does. */
export interface SelectAgain {
  readonly name: string
  readonly label: string
  /** What stands while nothing is chosen. */
  readonly none: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly problem?: string | undefined
}

/** A choice with what was chosen and what is wrong with it. */
export function selectAgain(fields: FormInput, { name, label, none, options, problem }: SelectAgain): string {
  const invalid = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  const chosen = entered(fields, name)
  const entries = options.map(
    ({ value, label: words }) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(words)}</option>`,
  )
  return `<label for="${name}">${escapeHtml(label)}</label><select id="${name}" name="${name}" required${invalid}><option value="">${escapeHtml(none)}</option>${entries.join('')}</select>${problemLine(name, problem)}`
}

/** What is known of something: each fact under its name. */
export const factList = (facts: readonly (readonly [label: string, value: string])[]): string =>
  `<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`

/** The approval of the privacy notice once more. */
export function approvalAgain(fields: FormInput, label: string, problem: string | undefined): string {
  const checked = fields.privacy === 'on' ? ' checked' : ''
  return `<label class="choice"><input type="checkbox" name="privacy"${checked} required><span>${escapeHtml(label)}</span></label>${problemLine('privacy', problem)}`
}

export const emailAttributes = 'type="email" autocomplete="email" required maxlength="254"'

/** The branch that was chosen, kept unless it is what does not fit, which is said. */
export const branchAgain = ({ language, fields, problems }: FilledForm): string =>
  problems.branch
    ? problemLine('branch', formProblemText('branch', problems.branch, language))
    : hiddenField('branch', entered(fields, 'branch'))

/** The contact form once more, with what was entered and what is wrong with it. */
export function contactAgain(filled: FilledForm, asksApproval: boolean): string {
  const { language, fields, problems } = filled
  const texts = formPageTexts[language]
  const problem = (field: ContactField) => formProblemText(field, problems[field], language)
  const again = (name: 'name' | 'email' | 'message', attributes: string, lines?: number) =>
    fieldAgain(fields, { name, label: texts[name], attributes, lines, problem: problem(name) })
  return `<form method="post" action="${contactPath}">${hiddenField('language', language)}
${again('name', `autocomplete="name"${asksApproval ? ' required' : ''} maxlength="${contactLimits.name}"`)}
${again('email', emailAttributes)}
${again('message', `required maxlength="${contactLimits.message}"`, 8)}
${branchAgain(filled)}
${asksApproval ? approvalAgain(fields, texts.privacy, problem('privacy')) : ''}
<button>${texts.send}</button></form>`
}

/** The newsletter form once more; `consent` are the words of the version that the visitor saw. */
export function newsletterAgain(
  { language, fields, problems }: FilledForm,
  formVersion: string,
  consent: string,
): string {
  const texts = formPageTexts[language]
  const problem = formProblemText('email', problems.email, language)
  return `<form method="post" action="${newsletterPaths.request}">${hiddenField('language', language)}${hiddenField('form_version', formVersion)}
${fieldAgain(fields, { name: 'email', label: texts.email, attributes: emailAttributes, problem })}
<p>${escapeHtml(consent)}</p>
<button>${texts.subscribe}</button></form>`
}
