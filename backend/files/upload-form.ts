import { readForm } from '../http/read-body.ts'
import { Invalid } from '../items/validate.ts'
import type { NewFile } from './put-file.ts'

/** The file of a form. Throws Invalid where there is none, or more than one, of which the others would be lost. */
export function fileOf(form: FormData): File {
  const [file, ...more] = form.getAll('file')
  if (!(file instanceof File)) throw new Invalid([{ field: 'file', message: 'is required' }])
  if (more.length > 0) throw new Invalid([{ field: 'file', message: 'must be one in each call' }])
  return file
}

/** Room for the texts beside the file. */
const textBytes = 65_536

/**
 * Reads the form of an upload: `file`, `title`, `alt[de]` and so on, `focal_x`, `focal_y` (0 to 1). Throws Invalid naming the
 * field, or the Fault for a body that is too large; no more than that is read.
 */
export async function uploadForm(request: Request, maxBytes: number): Promise<Omit<NewFile, 'project'>> {
  const form = await readForm(request, maxBytes + textBytes)
  const file = fileOf(form)
  return {
    bytes: await file.bytes(),
    filename: file.name.slice(0, 255) || 'file',
    title: textIn(form, 'title'),
    alt: Object.fromEntries(
      [...form.keys()].flatMap((name) => {
        const language = /^alt\[(\w+)\]$/.exec(name)?.[1]
        return language ? [[language, textIn(form, name) ?? '']] : []
      }),
    ),
    focal: { x: partIn(form, 'focal_x'), y: partIn(form, 'focal_y') },
  }
}

function textIn(form: FormData, name: string): string | undefined {
  const value = form.get(name) ?? undefined
  if (value !== undefined && typeof value !== 'string') throw new Invalid([{ field: name, message: 'must be a text' }])
  return value
}

function partIn(form: FormData, name: string): number {
  const text = textIn(form, name) ?? '0.5'
  if (!/^(0|1|0?\.\d{1,9}|1\.0+)$/.test(text))
    throw new Invalid([{ field: name, message: 'must be a number from 0 to 1' }])
  return Number(text)
}
