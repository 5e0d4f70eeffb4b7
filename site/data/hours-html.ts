import { closedText } from '#domain/hours/closed-text.ts'
import { asHtmlText } from '#domain/texts/as-html-text.ts'
import type { Language } from '#domain/texts/language.ts'
import type { HoursLine, HoursView } from './hours-view.ts'

/** Hours as HTML, so that browsers need no code to show them: `open-now` says by its times whether it is open. Empty without any. */
export function hoursHtml({ lines, coming, open }: HoursView, language: Language): string {
  if (lines.length === 0) return ''
  return openNowHtml(open, language) + listHtml(lines, language) + listHtml(coming, language)
}

/** The place where the browser says, in that language, whether a house is open. */
export const openNowHtml = (open: readonly number[], language: Language): string =>
  open.length > 0 ? `<open-now lang="${language}" times="${open.join()}"></open-now>` : ''

function listHtml(lines: readonly HoursLine[], language: Language): string {
  const rows = lines.map(({ label, times, note, closed: isClosed }) => {
    const shown = isClosed ? closedText[language] : times.map((time) => `<span>${asHtmlText(time)}</span>`).join('')
    const small = note ? `<small>${asHtmlText(note)}</small>` : ''
    return `<div><dt>${asHtmlText(label)}</dt><dd>${shown}${small}</dd></div>`
  })
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''
}
