import { createResource, type ItemAnswer, type Resource } from './resource.ts'
import type { Transport } from './transport.ts'

/** A person who may sign in. `project` is empty for all projects; `password` is only ever sent, never answered. */
export type User = {
  id: number
  project: number | null
  email: string
  password?: string
  first_name: string | null
  last_name: string | null
  role: number
  status: 'active' | 'suspended'
  language: 'de' | 'en' | 'fr'
  email_notifications: boolean
  last_access_on: string | null
  last_page: string | null
}

/** The person who is signed in: `role` by its name, `otp` whether a second factor is set up, `current_project` the one of this call. */
export type OwnUser = Omit<User, 'role' | 'password' | 'last_access_on'> & {
  role: string
  otp: boolean
  current_project?: number
}

/** What a person may change of themselves; a new password needs the present one. */
export type OwnChanges = Partial<
  Pick<User, 'first_name' | 'last_name' | 'language' | 'email_notifications' | 'last_page'>
> & {
  password?: string
  current_password?: string
}

export type Users = Resource<User> & {
  me(): Promise<ItemAnswer<OwnUser>>
  updateMe(changes: OwnChanges): Promise<ItemAnswer<OwnUser>>
  /** A new secret for an authenticator app (Base32); counts only once activated. */
  otpSecret(): Promise<string>
  /** Sets the second factor up; `otp` proves that the app knows the secret. */
  activateOtp(setup: { current_password: string; tfa_secret: string; otp: string }): Promise<void>
  deactivateOtp(currentPassword: string): Promise<void>
}

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
      await transport('POST', '/users/me/activate_2fa', { body: setup })
    },
    deactivateOtp: async (currentPassword) => {
      await transport('POST', '/users/me/deactivate_2fa', { body: { current_password: currentPassword } })
    },
  }
}
