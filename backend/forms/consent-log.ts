import { consentBannerText, consentBannerVersion } from '#domain/consent/consent-banner.ts'
import type { ConsentLogEntry } from '#domain/consent/consent-log.ts'
import { type ConsentOffer, type ConsentRow, consentOffers } from '#domain/consent/consent-offer.ts'
import { webAddress } from '#domain/paths/web-address.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import type { Cell, Database } from '../db/database.ts'
import type { Project } from '../project/project.ts'
import { expiry, keptDays } from './retention.ts'
import type { FormsOptions } from './services.ts'

export interface ConsentCall {
  readonly project: Project
  readonly entry: ConsentLogEntry
  readonly language: Language
}

const textOf = (value: Cell | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

/** What the project's banner offers now, as the website computes it from the same records. */
async function offersOf(db: Database, project: Project, language: Language): Promise<ConsentOffer[]> {
  const [settings, rows, texts] = await Promise.all([
    db
      .selectFrom('project')
      .select(['languages', 'matomo_host', 'strict_consent'])
      .where('id', '=', project.id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('consent').selectAll().where('project', '=', project.id).orderBy('sort').orderBy('id').execute(),
    db
      .selectFrom('consent_translation')
      .innerJoin('consent', 'consent.id', 'consent_translation.consent')
      .selectAll('consent_translation')
      .where('consent.project', '=', project.id)
      .orderBy('consent_translation.id')
      .execute(),
  ])
  const consents = rows.map(
    (row): ConsentRow => ({
      function_id: String(row.function_id),
      link: textOf(row.link),
      default_on: Boolean(row.default_on),
      locked: Boolean(row.locked),
      sort: row.sort === null ? null : Number(row.sort),
      translations: texts
        .filter((text) => text.consent === row.id)
        .map((text) => ({
          language: String(text.language),
          display_name: textOf(text.display_name),
          description: textOf(text.description),
        })),
    }),
  )
  const [first] = JSON.parse(String(settings.languages)) as unknown[]
  return consentOffers(
    consents,
    {
      analytics: webAddress(settings.matomo_host as string | null) !== undefined,
      strict: Boolean(settings.strict_consent),
    },
    language,
    isLanguage(first) ? first : defaultLanguage,
  )
}

/**
 * Keeps a decision of the cookie banner with its time, and once for each version what the banner said: the proof of Art. 7 GDPR.
 * The words are kept only when the visitor saw those of now; a page from before an edit names the version before it.
 */
export async function logConsent({ db, now }: FormsOptions, { project, entry, language }: ConsentCall): Promise<void> {
  const offers = await offersOf(db, project, language)
  const created_on = now().toISOString()
  const { choices, ...facts } = entry
  await db.transaction().execute(async (trx) => {
    if (entry.banner_version === consentBannerVersion(offers, language)) {
      const text = consentBannerText(offers, language)
      await trx
        .insertInto('consent_banner')
        .values({ project: project.id, version: entry.banner_version, language, text, created_on })
        .onConflict((conflict) => conflict.columns(['project', 'version']).doNothing())
        .execute()
    }
    await trx
      .insertInto('consent_log')
      .values({
        project: project.id,
        ...facts,
        choices: JSON.stringify(choices),
        language,
        created_on,
        expires_on: expiry(now(), keptDays.consent),
      })
      .execute()
  })
}
