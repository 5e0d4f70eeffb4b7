import { confirmPassword } from '../auth/confirm-password.ts'
import { type Caller, signedIn } from '../http/context.ts'
import { changeTools } from './change-tools.ts'
import type { Services } from './services.ts'

/** Who asks, having given the password once more, and what a change is made with. */
export async function confirmed(services: Services, caller: Caller, request: Request, password: unknown) {
  const identity = await signedIn(caller)
  const tools = await changeTools(services, caller, request)
  await confirmPassword(tools, identity, password)
  return { account: identity.account, tools }
}
