import { webAddress } from '#domain/paths/web-address.ts'
import type { Language } from '#domain/texts/language.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { type ContentData, contentView } from '../content/content-data.ts'
import { answerParts } from '../shared/answer-parts.ts'
import { loadPageRow } from '../shared/load-page-row.ts'

export type AppointmentData = ContentData & { calendar?: string; calendarLink: string }

/** Leads to the calendar at its service, for a browser without scripts. */
const calendarLink: Record<Language, string> = {
  de: 'Zum Terminkalender (öffnet die Seite des Anbieters)',
  en: 'To the appointment calendar (opens the provider’s page)',
  fr: 'Vers le calendrier de rendez-vous (ouvre la page du prestataire)',
}

export async function appointmentData(request: PageRequest) {
  const { has_cal_com, cal_com_url } = request.project
  const page = await loadPageRow('appointment', request)
  if (!page) return null
  const data: AppointmentData = {
    ...(await contentView(page, request)),
    calendarLink: calendarLink[request.language],
    calendar: has_cal_com ? webAddress(cal_com_url)?.href : undefined,
  }
  return { data, ...answerParts(page, request) }
}
