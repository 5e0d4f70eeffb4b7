import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentCheck } from './sample-answer-check.ts'

/** A call that a test made and that went well: what it took and what it answered, where they are JSON. */
export interface RecordedCall {
  readonly id: string
  readonly request?: unknown
  readonly answer?: unknown
}

/** The environment names the folder that `npm run docs:examples` reads. */
const FOLDER = process.env.RECORD_EXAMPLES

/** Characters; longer ones are no examples. */
const LONGEST = 1_000_000

const parsed = (text: string): unknown => {
  if (text.length > LONGEST) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') === true

/** Answers as before; where examples are recorded it notes what went well. For tests. */
export const recorded =
  (answer: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const operation = FOLDER && documentCheck().find(request.method, new URL(request.url).pathname)
    if (!FOLDER || !operation) return answer(request)
    const body = operation.body ? request.clone() : undefined
    const response = await answer(request)
    if (response.status !== (operation.answer.status ?? 200)) return response
    const call: RecordedCall = {
      id: operation.id,
      request: body && parsed(await body.text()),
      answer: isJson(response) ? parsed(await response.clone().text()) : undefined,
    }
    appendFileSync(join(FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(call)}\n`)
    return response
  }
