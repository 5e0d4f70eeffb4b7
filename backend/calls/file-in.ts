import { Fault } from '../fault.ts'
import { fileOf } from '../files/upload-form.ts'
import { readForm } from '../http/read-body.ts'
import { Invalid } from '../items/validate.ts'

/** Bytes of a form around its file. */
const ROOM = 65_536

/** The form of a request and its file. Throws Invalid where there is none, the Fault for more than `most` bytes. */
export async function fileIn(request: Request, most: number): Promise<{ file: File; form: FormData }> {
  const tooLarge = () => new Fault('tooLarge', `file must have at most ${most / 1_000_000} MB`)
  const form = await readForm(request, most + ROOM).catch((error) => {
    throw error instanceof Fault && error.status === 413 ? tooLarge() : error
  })
  const file = fileOf(form)
  if (file.size === 0) throw new Invalid([{ field: 'file', message: 'is required' }])
  if (file.size > most) throw tooLarge()
  return { file, form }
}
