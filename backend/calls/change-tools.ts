import type { ChangeTools } from '../auth/note-change.ts'
import type { Caller } from '../http/context.ts'
import { originOf } from './origin-of.ts'
import type { Services } from './services.ts'

/** What a change of an account is made and told with, for a call. */
export async function changeTools(services: Services, caller: Caller, request: Request): Promise<ChangeTools> {
  const { db, defaults, vault, accountMails } = services
  const { id: project } = await caller.project()
  return { db, vault, now: defaults.now(), origin: originOf(services, request), project, tell: accountMails?.queue }
}
