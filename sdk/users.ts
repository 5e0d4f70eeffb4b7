import { createResource, type ItemAnswer, type Resource } from './resource.ts'
import type { Transport } from './transport.ts'

/** A person who may sign in. `password` is only ever sent, never answered. */
export type User = {
  id: number
  status: 'active' | 'invited' | 'suspended'
  role: number | string
  first_name: string | null
  last_name: string | null
  email: string
  locale?: string | null
  password?: string
}

export type Users = Resource<User> & {
  /** The person who is signed in. */
  me(): Promise<ItemAnswer<User>>
}

/** The calls under `/users` (SPEC 7). */
export function createUsers(transport: Transport): Users {
  return { ...createResource<User>(transport, '/users'), me: () => transport('GET', '/users/me') }
}
