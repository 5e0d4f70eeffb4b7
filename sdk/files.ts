import { createResource, type ItemAnswer, type Resource } from './resource.ts'
import type { Transport } from './transport.ts'

/** A stored file. Sizes in bytes and px; the focal point from 0 to 1; `placeholder` a tiny data URI; `hash` names the content. */
export type StoredFile = {
  id: string
  filename: string
  title: string | null
  type: string
  size: number
  width: number | null
  height: number | null
  focal_x: number
  focal_y: number
  placeholder: string | null
  hash: string
  translations?: { language: string; alt: string | null }[]
}

export type UploadTexts = { title?: string; alt?: Record<string, string>; focal?: { x: number; y: number } }

export type Files = Omit<Resource<StoredFile>, 'create'> & {
  /** Uploads a picture or PDF; status 413 when it is too large, 422 when its bytes are of no known type. */
  upload(file: Blob, filename: string, texts?: UploadTexts): Promise<ItemAnswer<StoredFile>>
}

/** The calls under `/files` (SPEC 7). */
export function createFiles(transport: Transport): Files {
  const { create: _, ...resource } = createResource<StoredFile>(transport, '/files')
  return {
    ...resource,
    upload: (file, filename, { title, alt, focal } = {}) => {
      const form = new FormData()
      form.set('file', file, filename)
      if (title !== undefined) form.set('title', title)
      for (const [language, text] of Object.entries(alt ?? {})) form.set(`alt[${language}]`, text)
      if (focal) {
        form.set('focal_x', String(focal.x))
        form.set('focal_y', String(focal.y))
      }
      return transport('POST', '/files', { body: form })
    },
  }
}
