import { germanDay } from '#domain/hours/calendar-day.ts'
import { hoursSentences } from '#domain/hours/hours-sentences.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { loadPlans } from '../project/load-plans.ts'
import type { Project } from '../project/project.ts'
import type { Letterhead } from './letterhead.ts'

/** The letterhead of a mail to a customer, whose foot also says when the main house is open, with what differs in the next weeks. */
export async function withHours(
  letterhead: Letterhead,
  { db, project, language, now }: { db: Database; project: Project; language: Language; now: Date },
): Promise<Letterhead> {
  const [plan] = await loadPlans(db, project)
  return {
    ...letterhead,
    lines: [...letterhead.lines, ...(plan ? hoursSentences(plan, germanDay(now), language) : [])],
  }
}
