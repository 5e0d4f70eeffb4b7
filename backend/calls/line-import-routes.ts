import { Hono } from 'hono'
import { type ImportedLines, LINE_MODES } from '#contract/wire/imported-lines.ts'
import { MOST_BYTES } from '#contract/wire/product-imports.ts'
import { LINE_KINDS } from '#domain/imports/visitor-lines.ts'
import { jsonAnswer } from '../http/answer.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { importVisitorLines } from '../imports/import-lines.ts'
import { UnreadableFile } from '../imports/unreadable-file.ts'
import { Invalid } from '../items/validate.ts'
import { firstLanguage } from '../project/first-language.ts'
import { fileIn } from './file-in.ts'
import { lineImporter } from './import-caller.ts'
import type { Services } from './services.ts'

function choiceOf<T extends string>(form: FormData, name: string, choices: readonly T[]): T {
  const found = choices.find((one) => one === form.get(name))
  if (found === undefined) throw new Invalid([{ field: name, message: `must be one of ${choices.join(', ')}` }])
  return found
}

/** `POST /imports/lines`: who wants the newsletter, ratings and redirects of another system, tried or written; of the file nothing is kept but its name and what it made. */
export function lineImportRoutes({ db, defaults, signal }: Services): Hono<Variables> {
  return new Hono<Variables>().post('/lines', async ({ req, var: { caller } }) => {
    await signedIn(caller)
    const { file, form } = await fileIn(req.raw, MOST_BYTES.lines)
    const kind = choiceOf(form, 'kind', LINE_KINDS)
    const mode = choiceOf(form, 'mode', LINE_MODES)
    const { access, account, project } = await lineImporter(caller, kind)
    const words = form.get('words')
    const order = {
      kind,
      mode,
      bytes: await file.bytes(),
      filename: file.name || 'file',
      language: await firstLanguage(db, project),
      ...(typeof words === 'string' && words && { words }),
    }
    try {
      const result = await importVisitorLines({ db, access, defaults, project, user: account.id }, order)
      if (result.written) signal.raise()
      return jsonAnswer({ data: result satisfies ImportedLines })
    } catch (error) {
      if (error instanceof UnreadableFile) throw new Invalid([{ field: 'file', message: error.message }])
      throw error
    }
  })
}
