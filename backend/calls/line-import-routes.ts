import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { type ImportedLines, LINE_MODES } from '#contract/wire/imported-lines.ts'
import { LINE_KINDS, type LineKind } from '#domain/imports/visitor-lines.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'
import { importVisitorLines } from '../imports/import-lines.ts'
import { UnreadableFile } from '../imports/unreadable-file.ts'
import { Invalid } from '../items/validate.ts'
import { fileIn } from './file-in.ts'
import type { Services } from './services.ts'

const LARGEST_FILE = 10_000_000

/** Whose records they are: who answers visitors brings their consents and ratings. */
const RIGHT = { subscribers: 'contact_request', ratings: 'ecommerce_product_rating', redirects: 'redirect' } as const

/** Throws the Fault for who may not write such records. */
async function lineImporter(caller: Caller, kind: LineKind) {
  await signedIn(caller)
  const access = await caller.access()
  const may = access.write(collectionOf(RIGHT[kind]), kind === 'redirects' ? 'create' : 'update')
  if (!may || access.branch !== undefined) throw new Fault('forbidden', `${kind}: importing is not allowed`)
  return { access, project: (await caller.project()).id }
}

function choiceOf<T extends string>(form: FormData, name: string, choices: readonly T[]): T {
  const found = choices.find((one) => one === form.get(name))
  if (found === undefined) throw new Invalid([{ field: name, message: `must be one of ${choices.join(', ')}` }])
  return found
}

/** `POST /imports/lines`: who wants the newsletter, ratings and redirects of another system, tried or written; of the file nothing is kept. */
export function lineImportRoutes({ db, defaults, signal }: Services): Hono<Variables> {
  return new Hono<Variables>().post('/lines', async ({ req, var: { caller } }) => {
    await signedIn(caller)
    const { file, form } = await fileIn(req.raw, LARGEST_FILE)
    const kind = choiceOf(form, 'kind', LINE_KINDS)
    const mode = choiceOf(form, 'mode', LINE_MODES)
    const { access, project } = await lineImporter(caller, kind)
    const words = form.get('words')
    const order = { kind, mode, bytes: await file.bytes(), ...(typeof words === 'string' && words && { words }) }
    try {
      const result = await importVisitorLines({ db, access, defaults, project }, order)
      if (result.written) signal.raise()
      return jsonAnswer({ data: result satisfies ImportedLines })
    } catch (error) {
      if (error instanceof UnreadableFile) throw new Invalid([{ field: 'file', message: error.message }])
      throw error
    }
  })
}
