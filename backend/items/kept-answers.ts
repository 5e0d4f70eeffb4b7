import { lastChange } from '../changes/feed.ts'
import type { Database } from '../db/database.ts'

/** An answer as it is sent, and what it was made of. */
export interface KeptAnswer {
  readonly text: string
  readonly tags: string
}

export interface KeptAnswers {
  /** The answer kept under that key, or the one that `make` gives now. */
  of(key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer>
}

/** Characters that are kept, two bytes each at the most. */
const MOST = 16_000_000

const sizeOf = (key: string, answer?: KeptAnswer): number =>
  answer ? key.length + answer.text.length + answer.tags.length : 0

/**
 * Keeps answers as they were sent until the next change of anything, which is looked up each time: so they are as fresh as
 * the database, whichever process wrote to it. The oldest make room for new ones.
 */
export function keptAnswers(db: Database, most = MOST): KeptAnswers {
  const answers = new Map<string, KeptAnswer>()
  let seq = -1
  let size = 0

  function drop(key: string) {
    size -= sizeOf(key, answers.get(key))
    answers.delete(key)
  }

  function keep(key: string, answer: KeptAnswer) {
    if (answers.has(key)) drop(key)
    answers.set(key, answer)
    size += sizeOf(key, answer)
    for (const oldest of answers.keys()) {
      if (size <= most) break
      drop(oldest)
    }
  }

  return {
    async of(key, make) {
      const now = await lastChange(db)
      if (now !== seq) {
        answers.clear()
        size = 0
        seq = now
      }
      const kept = answers.get(key)
      if (kept !== undefined) return kept
      const answer = await make()
      // What was read while something else changed may be older than that change.
      if (seq === now) keep(key, answer)
      return answer
    },
  }
}
