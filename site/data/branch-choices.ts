import { localText } from './local-text.ts'
import type { PageRequest } from './page-request.ts'

/** A branch that a visitor can name in a form. */
export type BranchChoice = { id: number; name: string }

const FIELDS = ['id', 'display_name', 'translations.language', 'translations.display_name'] as const

/** The branches among which a form lets choose; none where there is nothing to choose. */
export async function branchChoices(request: PageRequest): Promise<BranchChoice[]> {
  const { sdk, project } = request
  const { data } = await sdk.items('branch').read({
    filter: { 'project.domain': project.domain },
    fields: FIELDS,
    sort: ['sort'],
    limit: -1,
  })
  if (data.length < 2) return []
  return data.map((row) => ({ id: row.id, name: localText(row, 'display_name', request)?.text ?? row.display_name }))
}
