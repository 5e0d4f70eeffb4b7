import type { Database } from '../db/database.ts'
import { type Recurring, recurring } from '../recurring.ts'
import { fetchSources } from './fetch-sources.ts'
import { turnVersions } from './turn-versions.ts'

const EVERY = 30_000

interface FollowOptions {
  readonly db: Database
  readonly now: () => Date
  readonly log: (message: string, error?: unknown) => void
}

/** Lets legal texts come into force at their moments, and asks outside services for theirs once a day. */
export const followLegalTexts = ({ db, now, log }: FollowOptions): Recurring =>
  recurring(
    EVERY,
    async () => {
      await turnVersions(db, now())
      await fetchSources({ db, now })
    },
    (error) => log('Legal texts could not be followed', error),
  )
