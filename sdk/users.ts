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
}

export type Users = Resource<User> & {
  /** The person who is signed in. */
  me(): Promise<ItemAnswer<User>>
}

/** The calls under `/users` (SPEC 7). */
export function createUsers(transport: Transport): Users {
  return { ...createResource<User>(transport, '/users'), me: () => transport('GET', '/users/me') }
}
