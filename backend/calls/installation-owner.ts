import { type Account, runsInstallation } from '../auth/account.ts'
import { Fault } from '../fault.ts'
import { type Caller, signedIn } from '../http/context.ts'

/** Who works for all websites. Throws the Fault for anybody else. */
export async function installationOwner(caller: Caller): Promise<Account> {
  const { account } = await signedIn(caller)
  if (!runsInstallation(account)) throw new Fault('forbidden', 'This call is for administrators of all websites')
  return account
}
