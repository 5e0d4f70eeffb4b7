import type { StoredFile } from '#contract/wire/stored-file.ts'
import { ApiError } from '#sdk/api-error.ts'
import type { Sdk } from '#sdk/sdk.ts'

/** A file of the device, and the key by which the server takes it once, however often it is sent. */
export interface ChosenFile {
  readonly file: File
  readonly key: string
}

export interface Uploaded {
  readonly files: readonly StoredFile[]
  /** The names of what was refused, with the reason. */
  readonly refused: readonly { readonly name: string; readonly reason: string }[]
  /** What found no way to the server, and can be sent again. */
  readonly unsent: readonly ChosenFile[]
}

/** Whether a call found no way to the server, or the server has a part of it away. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === undefined ? error.code === '-1' : [502, 503, 504].includes(error.status))

/** Sends the files one after the other; what is refused does not keep the others away, and where there is no way for one there is none for the next. */
export async function upload(
  chosen: readonly ChosenFile[],
  send: Sdk['files']['upload'],
  each: (done: number) => void = () => {},
): Promise<Uploaded> {
  const files: StoredFile[] = []
  const refused: { name: string; reason: string }[] = []
  for (const [at, { file, key }] of chosen.entries()) {
    try {
      files.push((await send(file, file.name, {}, key)).data)
    } catch (error) {
      if (isUnanswered(error)) return { files, refused, unsent: chosen.slice(at) }
      refused.push({ name: file.name, reason: error instanceof Error ? error.message : '' })
    }
    each(at + 1)
  }
  return { files, refused, unsent: [] }
}
