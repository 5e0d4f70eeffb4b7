import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ADDED, type IntakeTraces } from '../backup/intake.ts'

const entriesIn = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => [])

/** What a process that was killed over a restore had changed of the files, as the folder says in which it kept what it replaced. */
export async function tracesIn(aside: string): Promise<IntakeTraces> {
  const traces: IntakeTraces = { added: [], replaced: [] }
  for (const project of await entriesIn(aside)) {
    if (!project.isDirectory()) continue
    for (const { name: id } of await entriesIn(join(aside, project.name))) {
      const names = (await entriesIn(join(aside, project.name, id))).map(({ name }) => name)
      if (names.length === 0) continue
      const file = { project: Number(project.name), id }
      if (names.includes(ADDED)) traces.added.push(file)
      else traces.replaced.push(file)
    }
  }
  return traces
}
