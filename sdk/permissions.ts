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
