import type { StoredFile } from '#contract/wire/stored-file.ts'
import { failureOf } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'

export interface Uploaded {
  readonly files: StoredFile[]
  /** The names of what was refused, with the reason. */
  readonly refused: { name: string; reason: unknown }[]
}

/** Sends the files one after the other; what is refused does not keep the others away. */
export async function upload(files: Iterable<File>, each: (done: number) => void = () => {}): Promise<Uploaded> {
  const result: Uploaded = { files: [], refused: [] }
  for (const file of files) {
    try {
      result.files.push((await gate.guarded(() => sdk.files.upload(file, file.name))).data)
    } catch (error) {
      result.refused.push({ name: file.name, reason: failureOf(error) })
    }
    each(result.files.length + result.refused.length)
  }
  return result
}
