import { collectionOf } from '#contract/model/model.ts'
import type { Database } from '../db/database.ts'
import { type Access, publicAccess } from '../items/access.ts'
import { draftOf, type PreviewTools, withDraft } from '../previews/previews.ts'
import { type Caller, signedIn } from './context.ts'

/** The header with which the site asks for what visitors would see if the preview of that id were saved. */
export const PREVIEW_HEADER = 'x-preview'

/** How a request reads: as the caller and from the database as it is, or as a visitor and with a preview's draft in it. */
export interface RequestReading {
  readonly access: Access
  read<T>(work: (db: Database) => Promise<T>): Promise<T>
  readonly isPreview: boolean
}

/** The reading that a request asks for. Throws the Fault for a preview that is not the caller's. */
export async function readingOf(services: PreviewTools, request: Request, caller: Caller): Promise<RequestReading> {
  const id = request.headers.get(PREVIEW_HEADER)
  const access = await caller.access()
  if (id === null) return { access, read: (work) => work(services.db), isPreview: false }
  await signedIn(caller)
  const draft = await draftOf(services, access, id)
  return {
    // What the draft shows may be shown by nothing else yet.
    access: { ...publicAccess(access.project), everyFile: access.read(collectionOf('files')) !== undefined },
    read: (work) => withDraft(services, access, draft, work),
    isPreview: true,
  }
}
