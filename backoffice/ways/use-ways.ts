import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { singletons } from '../workplace/singletons.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { entriesFor, menuSections } from './menu-sections.ts'

/** A screen that the menu leads to. */
export interface Way {
  /** The collection, or the path of a screen that belongs to none. */
  readonly key: string
  readonly path: string
  readonly name: string
  /** The group of the menu, in words. */
  readonly group: string
}

/** Every screen that the person may go to, in the order of the menu. What there is only one of is found by `/only/…`. */
export function useWays(): readonly Way[] {
  const text = useText()
  const labels = useLabels()
  const workplace = useWorkplace()
  return menuSections.flatMap((section) => {
    const group = text(section.title)
    const collections = entriesFor(workplace, section).map((key) => ({
      key,
      path: singletons.includes(key) ? `/only/${key}` : `/${key}`,
      name: labels.collection(key),
      group,
    }))
    const further = (section.further ?? []).flatMap(({ path, title, isFor }) =>
      isFor(workplace) ? [{ key: path, path, name: text(title), group }] : [],
    )
    return [...collections, ...further]
  })
}
