import { germanDay } from '#domain/hours/calendar-day.ts'
import { closureNotices, DEFAULT_NOTICE_DAYS } from '#domain/hours/closure-notices.ts'
import { planOf } from '#domain/hours/house.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { asHtmlText } from '#domain/texts/as-html-text.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { openNowHtml } from './hours-html.ts'
import { doorTimesOf } from './hours-view.ts'
import type { Houses } from './load-houses.ts'
import { localText } from './local-text.ts'
import type { PageRequest } from './page-request.ts'
import type { HouseView } from './shared-data.ts'

/** The branches as every page knows them; none where there is only one, for that is the company itself. */
export function houseViews({ branches, exceptions }: Houses, request: PageRequest): HouseView[] {
  if (branches.length < 2) return []
  const { language, now } = request
  return branches.map((row) => ({
    label: localText(row, 'display_name', request)?.text ?? '',
    href: pathOf('branches', language, encodeURIComponent(row.slug)) ?? '/',
    lines: [row.street, `${row.zip} ${row.city}`],
    open: openNowHtml(doorTimesOf(planOf(row, exceptions), germanDay(now)), language),
  }))
}

/** What is announced on every page today, as HTML. */
export function noticesHtml({ company, branches, exceptions }: Houses, request: PageRequest): string {
  const placeOf = (branch: number) => {
    const found = branches.length > 1 ? branches.find(({ id }) => id === branch) : undefined
    return found && localText(found, 'display_name', request)?.text
  }
  const leastDays = company?.notice_days ?? DEFAULT_NOTICE_DAYS
  const { language, first, now } = request
  const notices = closureNotices(exceptions, germanDay(now), { leastDays, placeOf }, language, first).map(
    ({ title, text }) => `<p><b>${asHtmlText(title + colonIn[language])}</b> ${asHtmlText(text)}</p>`,
  )
  return notices.length > 0 ? `<aside>${notices.join('')}</aside>` : ''
}
