import { type FormEvent, type MouseEvent, useRef } from 'react'
import { type ListContext, listReducer, parseListQuery } from '#domain/goods/list-context.ts'
import { enteredPrice, typedPrice } from '#domain/money/entered-price.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './filter-panel.module.css'
import { FilterValues } from './filter-values.tsx'
import { HiddenState } from './hidden-state.tsx'
import { listHref } from './list-href.ts'
import type { FilterGroup, ListView } from './list-view.ts'
import { useListMessages } from './messages/use-list-messages.ts'
import type { ListState } from './use-list.ts'

const FIELDS = ['manufacturers', 'subcategories', 'attributes', 'branches', 'price_from', 'price_to']

/** All that a list can be filtered by. A choice counts at once, the price when it is complete; without JavaScript the button sends both. */
export function FilterPanel({ view, list }: { view: ListView; list: ListState }) {
  const messages = useListMessages()
  const form = useRef<HTMLFormElement>(null)
  const { panel } = view

  function apply() {
    if (!form.current) return
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const { filters } = parseListQuery(new URLSearchParams(entries), enteredPrice).context
    const { manufacturers, subcategories, attributes, branches, priceFrom, priceTo } = filters
    const own = { manufacturers, subcategories, attributes, branches, priceFrom, priceTo }
    void list.show(listReducer(list.context, { type: 'filter', filters: own }))
  }

  const values = (group: FilterGroup) => (
    <FilterValues key={group.key} group={group} chosen={list.context.filters[group.name]} onChange={apply} />
  )

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }

  return (
    <>
      <Categories view={view} list={list} />
      <form ref={form} action={view.path} method="get" onSubmit={onSubmit}>
        <HiddenState view={view} without={FIELDS} />
        {panel.groups.filter(isGeneral).map(values)}
        <Price view={view} context={list.context} onChange={apply} />
        {panel.groups.filter((group) => !isGeneral(group)).map(values)}
        <p className={styles.apply}>
          <Button type="submit" look="secondary">
            {messages.apply()}
          </Button>
        </p>
      </form>
      <Tags view={view} list={list} />
    </>
  )
}

/** The groups that say more than how a thing is made stand before the price. */
const isGeneral = ({ name }: FilterGroup) => name !== 'attributes'

function Categories({ view: { panel }, list }: { view: ListView; list: ListState }) {
  const messages = useListMessages()
  if (panel.categories.length === 0) return null
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void list.follow(event.currentTarget.href)
  }
  return (
    <nav className={styles.group} aria-label={messages.categories()}>
      <h3 className={styles.legend}>{messages.categories()}</h3>
      <ul className={styles.values}>
        {panel.allHref && (
          <li>
            <a href={panel.allHref} className={styles.link} onClick={follow}>
              <span>{messages.allCategories()}</span>
            </a>
          </li>
        )}
        {panel.categories.map(({ label, lang, href, count, current }) => (
          <li key={label}>
            <a
              href={href}
              className={styles.link}
              lang={lang}
              aria-current={current ? 'true' : undefined}
              onClick={follow}
            >
              <span>{label}</span> <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tags({ view, list }: { view: ListView; list: ListState }) {
  const messages = useListMessages()
  const { tag } = view.context.filters
  if (view.panel.tags.length === 0) return null
  return (
    <nav className={styles.group} aria-label={messages.tags()}>
      <h3 className={styles.legend}>{messages.tags()}</h3>
      <ul className={styles.values}>
        {view.panel.tags.map(({ value, label, lang, count }) => {
          const current = tag === value
          const next = listReducer(list.context, { type: 'filter', filters: { tag: current ? null : value } })
          return (
            <li key={value}>
              <a
                href={listHref(view.path, next, view.search)}
                lang={lang}
                className={styles.link}
                rel="nofollow"
                aria-current={current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  void list.show(next)
                }}
              >
                <span>{label}</span> {!current && <span className={styles.count}>{count}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type PriceProps = { view: ListView; context: ListContext; onChange: () => void }

function Price({ view: { panel }, context, onChange }: PriceProps) {
  const messages = useListMessages()
  const { language } = useShared().page
  if (!panel.price) return null
  const { priceFrom, priceTo } = context.filters
  const typed = (cents: number | null) => (cents === null ? '' : typedPrice(cents, language))
  const field = (name: string, label: string, cents: number | null, bound: number) => (
    <label className={styles.bound}>
      {label}
      <input
        // Shows what has come to hold without forgetting what is just being typed.
        key={typed(cents)}
        // A number input reads “1299,50” by the language of the browser, not of the page.
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        name={name}
        placeholder={typedPrice(bound * 100, language)}
        defaultValue={typed(cents)}
        onBlur={({ target }) => target.value !== typed(cents) && onChange()}
      />
    </label>
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.price()}</legend>
      <div className={styles.bounds}>
        {field('price_from', messages.priceFrom(), priceFrom, panel.price.min)}
        {field('price_to', messages.priceTo(), priceTo, panel.price.max)}
      </div>
    </fieldset>
  )
}
