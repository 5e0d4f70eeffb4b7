import { projectLanguages } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { ProjectRow } from './rows.ts'

/** Reads these fields of the project that `sdk` speaks for, `languages` among them; null when there is none. */
export async function loadProject(sdk: Sdk, fields: readonly string[]): Promise<ProjectRow | null> {
  const project = await sdk.items<ProjectRow>('project').first({ fields })
  return project && { ...project, languages: projectLanguages(project.languages) }
}
