import { projectLanguages } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { PROJECT_FIELDS, type ProjectRow } from './rows.ts'

/** The project that `sdk` speaks for; null when there is none. */
export async function loadProject(sdk: Sdk): Promise<ProjectRow | null> {
  const project = await sdk.items('project').first({ fields: PROJECT_FIELDS })
  return project && { ...project, languages: projectLanguages(project.languages) }
}
