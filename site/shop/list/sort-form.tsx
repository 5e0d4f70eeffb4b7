import type { ListContext } from '#domain/goods/list-context.ts'
import { HiddenState } from './hidden-state.tsx'
import type { ListView } from './list-view.ts'
import { useListMessages } from './messages/use-list-messages.ts'
import styles from './sort-form.module.css'
import type { ListState } from './use-list.ts'

/** The order of a list: changed at once, or by the button where there is no JavaScript. */
export function SortForm({ view, list }: { view: ListView; list: ListState }) {
  const messages = useListMessages()
  const sorts: [NonNullable<ListContext['sort']>, string][] = [
    ['price_brutto', messages.sortPriceUp()],
    ['-price_brutto', messages.sortPriceDown()],
    ['display_name', messages.sortName()],
    ['-created_on', messages.sortNewest()],
  ]
  return (
    <form className={styles.form} action={view.path} method="get">
      <HiddenState view={view} without={['sort']} />
      <label className={styles.label}>
        <span>{messages.sort()}</span>
        <select
          name="sort"
          className={styles.select}
          value={list.context.sort ?? ''}
          onChange={({ target }) => list.change({ type: 'sort', sort: (target.value || null) as ListContext['sort'] })}
        >
          <option value="">{view.search ? messages.sortRelevance() : messages.sortDefault()}</option>
          {sorts.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={styles.submit}>
        {messages.apply()}
      </button>
    </form>
  )
}
