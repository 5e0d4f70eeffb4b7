import styles from './filter-panel.module.css'
import type { FilterGroup, FilterValue } from './list-view.ts'
import { useListMessages } from './messages/use-list-messages.ts'

/** Values that are shown before the others are unfolded. */
const SHOWN = 8

type FilterValuesProps = { group: FilterGroup; chosen: readonly number[]; onChange: () => void }

/** The values of a group as boxes to tick, the chosen ones among those that are always shown. */
export function FilterValues({ group, chosen, onChange }: FilterValuesProps) {
  const messages = useListMessages()
  const { name, label, lang, values } = group
  const isChosen = ({ id }: FilterValue) => chosen.includes(id)
  const isLong = values.length > SHOWN + 2
  const shown = isLong ? values.filter((value, index) => index < SHOWN || isChosen(value)) : values
  const others = values.filter((value) => !shown.includes(value))
  const box = (value: FilterValue) => (
    <li key={value.id}>
      <label className={styles.value} lang={value.lang}>
        <input type="checkbox" name={name} value={value.id} checked={isChosen(value)} onChange={onChange} />
        <span>{value.label}</span> <span className={styles.count}>{value.count}</span>
      </label>
    </li>
  )
  const own = name === 'attributes' ? '' : messages[name]()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend} lang={lang}>
        {label ?? own}
      </legend>
      <ul className={styles.values}>{shown.map(box)}</ul>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{messages.moreValues({ count: others.length })}</summary>
          <ul className={styles.values}>{others.map(box)}</ul>
        </details>
      )}
    </fieldset>
  )
}
