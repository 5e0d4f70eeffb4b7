import { createResource, type Id, type Resource } from './resource.ts'
import type { Transport } from './transport.ts'

/** What a group of users is called. */
export type Role = { id: number; name: string; description: string | null }

/** What a role may do with the items of a collection: in one project or in all, with some fields, none or (null) all. */
export type Permission = {
  id: number
  role: number
  collection: string
  action: 'create' | 'read' | 'update' | 'delete'
  project: number | null
  fields: string[] | null
}

/** What a role may do with the items of a collection, its own permissions and what comes with its name taken together. */
export type RoleRight = { collection: string; actions: Permission['action'][] }

export type Roles = Resource<Role> & {
  /** The rights of a role in the project of the call, for who may read roles. */
  rights(id: Id): Promise<{ data: RoleRight[] }>
}

/** The calls about roles. All reject with an ApiError. */
export const createRoles = (transport: Transport): Roles => ({
  ...createResource<Role>(transport, '/roles'),
  rights: (id) => transport('GET', `/roles/${encodeURIComponent(id)}/rights`),
})
