import type { ItemAnswer } from '#contract/wire/items.ts'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { createResource, type Resource } from './resource.ts'
import type { Transport } from './transport.ts'

export type UploadTexts = { title?: string; alt?: Record<string, string>; focal?: { x: number; y: number } }

export type FilesClient = Omit<Resource<StoredFile>, 'create'> & {
  /** Uploads a picture or PDF; status 413 when it is too large, 422 when its bytes are of no known type. The same key sent twice stores one file. */
  upload(file: Blob, filename: string, texts?: UploadTexts, idempotencyKey?: string): Promise<ItemAnswer<StoredFile>>
}

/** The calls under `/files` (SPEC 7). */
export function createFilesClient(transport: Transport): FilesClient {
  const { create: _, ...resource } = createResource<StoredFile>(transport, '/files')
  return {
    ...resource,
    upload: (file, filename, { title, alt, focal } = {}, key = undefined) => {
      const form = new FormData()
      form.set('file', file, filename)
      if (title !== undefined) form.set('title', title)
      for (const [language, text] of Object.entries(alt ?? {})) form.set(`alt[${language}]`, text)
      if (focal) {
        form.set('focal_x', String(focal.x))
        form.set('focal_y', String(focal.y))
      }
      return transport('POST', '/files', { body: form, ...(key && { headers: { 'idempotency-key': key } }) })
    },
  }
}
