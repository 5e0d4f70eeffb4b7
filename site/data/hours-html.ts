import { closedText } from '#domain/hours/closed-text.ts'
import type { DoorTimes } from '#domain/hours/open-times.ts'
import { asHtmlText } from '#domain/texts/as-html-text.ts'
import type { Language } from '#domain/texts/language.ts'
import type { HoursLine, HoursView } from './hours-view.ts'

/** Hours as HTML, so that browsers need no code to show them: `open-now` says by its times whether it is open, below the name of the `house` where there is one. Empty without any. */
export function hoursHtml(
  { lines, coming, open, house }: HoursView & { house?: string | undefined },
  language: Language,
): string {
  if (lines.length === 0) return ''
  const name = house ? `<p>${asHtmlText(house)}</p>` : ''
  return name + openNowHtml(open, language) + listHtml(lines, language) + listHtml(coming, language)
}

/** The place where the browser says, in that language, whether a house is open. */
export const openNowHtml = ({ times, clock }: DoorTimes, language: Language): string =>
  times.length > 0 ? `<open-now lang="${language}" times="${times.join()}" clock="${clock.join()}"></open-now>` : ''

function listHtml(lines: readonly HoursLine[], language: Language): string {
  const rows = lines.map(({ label, times, note, closed: isClosed }) => {
    const shown = isClosed ? closedText[language] : times.map((time) => `<span>${asHtmlText(time)}</span>`).join('')
    const small = note ? `<small>${asHtmlText(note)}</small>` : ''
    return `<div><dt>${asHtmlText(label)}</dt><dd>${shown}${small}</dd></div>`
  })
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''
}
