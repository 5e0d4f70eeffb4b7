import type { Labelling } from '../labels/labels.ts'

/** Fields or settings that changed, and what was noted with it, in words: `Rolle (Redaktion → Verkauf)`. */
export function changeText(
  labels: Pick<Labelling, 'field' | 'known' | 'collection'>,
  { changed, note }: { readonly changed: readonly string[] | null; readonly note: string | null },
): string {
  const names = (changed ?? []).map((name) => labels.field('activity', name)).join(', ')
  const word = (text: string) => labels.known('role', text) ?? labels.known('note', text) ?? text
  const [, role, collection, action] = /^(.+): (\w+) (create|read|update|delete)$/.exec(note ?? '') ?? []
  const noted =
    role && collection && action
      ? `${word(role)}: ${labels.collection(collection)}, ${word(action)}`
      : (note ?? '').split(' → ').map(word).join(' → ')
  if (names && noted) return `${names} (${noted})`
  return names || noted
}
