import type { Collection } from '#contract/model/collection.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { answerFault, jsonAnswer, jsonText } from '../http/answer.ts'
import type { RequestReading } from '../http/reading.ts'
import { keptAnswers } from '../items/kept-answers.ts'
import type { QueryParameters } from '../items/query-parameters.ts'
import type { Answer } from '../items/read.ts'
import { TAGS_HEADER, tagsOf } from '../items/tags.ts'
import { WEIGHT_HEADER, weightOf } from '../items/weight.ts'

interface Asked {
  readonly reading: RequestReading
  readonly collection: Collection
  readonly parameters: QueryParameters
}

const NEVER_KEPT = { 'cache-control': 'no-store' }

/** Answers what is read: what anyone may read is the same for all until something changes, unless chance decides. */
export function readAnswers(db: Database) {
  const kept = keptAnswers(db)
  return async function answer(
    request: Request,
    asked: Asked,
    readFrom: (db: Database) => Promise<Answer>,
  ): Promise<Response> {
    const { reading, collection, parameters } = asked
    const { access } = reading
    if (reading.isPreview) return jsonAnswer({ ...(await reading.read(readFrom)), public: true }, 200, NEVER_KEPT)
    if (!access.public) return jsonAnswer(await readFrom(db))
    let weight = 0
    const make = async () => {
      const found = await readFrom(db)
      const tags = tagsOf(access, collection, parameters, found)
      const text = JSON.stringify({ ...found, public: true })
      weight = weightOf(text.length)
      return { text, tags: tags.join(' ') }
    }
    const byChance = parameters.sort.includes('?')
    try {
      const { text, tags } = byChance ? await make() : await kept.of(`${access.project} ${request.url}`, make)
      return jsonText(text, { [TAGS_HEADER]: tags, ...(weight > 0 && { [WEIGHT_HEADER]: String(weight) }) })
    } catch (error) {
      if (!(error instanceof Fault && error.status === 404)) throw error
      const tags = tagsOf(access, collection, parameters, { data: [] })
      return answerFault(error, { [TAGS_HEADER]: tags.join(' ') })
    }
  }
}
