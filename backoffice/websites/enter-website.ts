import { sdk } from '../api/sdk.ts'
import { officeAddress } from '../workplace/office-address.ts'

/** Where a code is entered; behind the hash, it is sent to nobody on the way. */
const ENTER = 'enter#'

type Way = { readonly code: string; readonly domain: string }

/** Goes to the back office of another website with its code. */
export const goToWebsite = ({ code, domain }: Way): void =>
  location.assign(officeAddress(location, domain) + ENTER + code)

/** The same where the website answers at the host that this one is open under. */
export const stayAtWebsite = ({ code }: Way): void => location.assign(`${location.origin}/admin/${ENTER}${code}`)

/** Goes to the back office of another website without signing in again. */
export const enterWebsite = async (id: number): Promise<void> => goToWebsite((await sdk.websites.pass(id)).data)
