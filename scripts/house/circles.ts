import { dirname } from 'node:path'

export type Graph = ReadonlyMap<string, readonly string[]>

/** Groups of files of which each reaches each other by imports, type imports too; the largest first. (Tarjan) */
export function circles(graph: Graph): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string) => {
    index.set(file, index.size)
    low.set(file, index.get(file) as number)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) as number, low.get(next) as number))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) found.push(group.sort())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found.sort((a, b) => b.length - a.length)
}

/** Pairs of folders that import each other: `backend/a <> backend/b`, `site/a <> site/a/b`. */
export function mutualFolders(graph: Graph, within: string): string[] {
  const inside = (file: string) => file.startsWith(`${within}/`)
  const edges = new Set(
    [...graph]
      .filter(([file]) => inside(file))
      .flatMap(([file, imports]) => imports.filter(inside).map((to) => `${dirname(file)} ${dirname(to)}`)),
  )
  return [...edges]
    .map((edge) => edge.split(' ') as [string, string])
    .filter(([from, to]) => from < to && edges.has(`${to} ${from}`))
    .map(([from, to]) => `${from} <> ${to}`)
    .sort()
}
