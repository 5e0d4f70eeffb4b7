/** What a group of users is called. */
export type Role = { id: number; name: string; description?: string | null }

/** What a role may do with the items of a collection; `fields` null means all of them. */
export type Permission = {
  id: number
  role: number
  collection: string
  action: 'create' | 'read' | 'update' | 'delete'
  project?: number | null
  fields?: string[] | null
}
