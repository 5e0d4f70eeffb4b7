import { listQuery } from '#domain/goods/list-context.ts'
import type { ListView } from './list-view.ts'

/** What a form sends along of the list besides its own fields, so that nothing chosen is lost. */
export function HiddenState({ view, without }: { view: ListView; without: readonly string[] }) {
  const query = listQuery({ ...view.context, page: 0 })
  if (view.search) query.set('q', view.search)
  return [...query]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
