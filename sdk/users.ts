import type { AccountSession } from '#contract/wire/account-session.ts'
import type { AccountAccess, OwnChanges, OwnUser, User } from '#contract/wire/accounts.ts'
import type { Id, ItemAnswer } from '#contract/wire/items.ts'
import { createResource, type Resource } from './resource.ts'
import type { Transport } from './transport.ts'

export type Users = Resource<User> & {
  me(): Promise<ItemAnswer<OwnUser>>
  updateMe(changes: OwnChanges): Promise<ItemAnswer<OwnUser>>
  /** A new secret for an authenticator app (Base32); counts only once activated. */
  otpSecret(): Promise<string>
  /** Sets the second factor up; `otp` proves that the app knows the secret. Answers the recovery codes, which are shown only now. */
  activateOtp(setup: { current_password: string; tfa_secret: string; otp: string }): Promise<string[]>
  deactivateOtp(currentPassword: string): Promise<void>
  /** New recovery codes in place of the former ones. */
  renewRecoveryCodes(currentPassword: string): Promise<string[]>
  /** Where the person is signed in, the session used last first. */
  sessions(): Promise<AccountSession[]>
  endSession(id: string): Promise<void>
  /** Signs the person out everywhere, here too. */
  endSessions(): Promise<void>
  /** How another account is opened, for who manages accounts. */
  access(id: Id): Promise<AccountAccess>
  /** Takes a lost second factor off another account; needs the own password. */
  takeOtpOff(id: Id, currentPassword: string): Promise<void>
  endSessionsOf(id: Id): Promise<void>
  /** Mails an account its link to set the first password; 409 for who has signed in already. Answers the address. */
  invite(id: Id): Promise<string>
}

type Codes = { data: { recovery_codes: string[] } }

const at = (id: Id) => `/users/${encodeURIComponent(id)}`

/** The calls under `/users` (SPEC 7). */
export function createUsers(transport: Transport): Users {
  return {
    ...createResource<User>(transport, '/users'),
    me: () => transport('GET', '/users/me'),
    updateMe: (changes) => transport('PATCH', '/users/me', { body: changes }),
    otpSecret: async () => {
      const { data } = await transport<{ data: { '2fa_secret': string } }>('GET', '/utils/2fa_secret')
      return data['2fa_secret']
    },
    activateOtp: async (setup) => {
      const { data } = await transport<Codes>('POST', '/users/me/activate_2fa', { body: setup })
      return data.recovery_codes
    },
    deactivateOtp: async (currentPassword) => {
      await transport('POST', '/users/me/deactivate_2fa', { body: { current_password: currentPassword } })
    },
    renewRecoveryCodes: async (currentPassword) => {
      const body = { current_password: currentPassword }
      return (await transport<Codes>('POST', '/users/me/recovery_codes', { body })).data.recovery_codes
    },
    sessions: async () => (await transport<{ data: AccountSession[] }>('GET', '/users/me/sessions')).data,
    endSession: async (id) => {
      await transport('DELETE', `/users/me/sessions/${encodeURIComponent(id)}`)
    },
    endSessions: async () => {
      await transport('DELETE', '/users/me/sessions')
    },
    access: async (id) => (await transport<{ data: AccountAccess }>('GET', `${at(id)}/access`)).data,
    takeOtpOff: async (id, currentPassword) => {
      await transport('POST', `${at(id)}/deactivate_2fa`, { body: { current_password: currentPassword } })
    },
    invite: async (id) => (await transport<{ data: { recipient: string } }>('POST', `${at(id)}/invite`)).data.recipient,
    endSessionsOf: async (id) => {
      await transport('DELETE', `${at(id)}/sessions`)
    },
  }
}
