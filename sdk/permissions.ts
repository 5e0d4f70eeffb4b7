import type { Role, RoleRight } from '#contract/wire/accounts.ts'
import type { Id } from '#contract/wire/items.ts'
import { createResource, type Resource } from './resource.ts'
import type { Transport } from './transport.ts'

export type Roles = Resource<Role> & {
  /** The rights of a role in the project of the call, for who may read roles. */
  rights(id: Id): Promise<{ data: RoleRight[] }>
}

/** The calls about roles. All reject with an ApiError. */
export const createRoles = (transport: Transport): Roles => ({
  ...createResource<Role>(transport, '/roles'),
  rights: (id) => transport('GET', `/roles/${encodeURIComponent(id)}/rights`),
})
