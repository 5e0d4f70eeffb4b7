import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { searchMaxLength } from '#domain/paths/page-query.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useNavigation } from '../../loader/navigation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSearchMessages } from './messages/use-search-messages.ts'
import styles from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

type SearchBoxProps = { initial?: string; autoFocus?: boolean; onLeave?: () => void }

/** Searches the store: suggestions while typing, all results with Enter. Without JavaScript a plain form. */
export function SearchBox({ initial = '', autoFocus, onLeave }: SearchBoxProps) {
  const { paths } = useShared()
  const messages = useSearchMessages()
  const navigation = useNavigation()
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const found = useSuggestions(isOpen ? text : '')
  const products = found?.products ?? []
  const isShown = isOpen && found !== null

  function leaveFor(href: string) {
    setOpen(false)
    onLeave?.()
    void navigation.navigate(href)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const term = text.trim()
    const product = products[active]
    if (product && isShown) leaveFor(product.href)
    else if (term) leaveFor(`${paths.store}?${new URLSearchParams({ q: term })}`)
    else input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setActive(-1)
    } else if (step && products.length > 0) {
      event.preventDefault()
      setOpen(true)
      // -1 is the text itself, which lies between the last suggestion and the first.
      setActive((place) => ((place + 1 + step + products.length + 1) % (products.length + 1)) - 1)
    }
  }

  const optionId = (place: number) => `${listId}-${place}`
  return (
    <search className={styles.search}>
      <form action={paths.store} method="get" className={styles.form} onSubmit={onSubmit}>
        <input
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          aria-label={messages.label()}
          placeholder={messages.placeholder()}
          maxLength={searchMaxLength}
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: set only where the visitor has just asked for the search
          autoFocus={autoFocus}
          role="combobox"
          aria-expanded={isShown && products.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setOpen(true)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
        <button type="submit" className={styles.submit} aria-label={messages.submit()}>
          <Icon name="search" />
        </button>
      </form>
      <SuggestionList
        id={listId}
        found={isShown ? found : null}
        active={active}
        optionId={optionId}
        allHref={`${paths.store}?${new URLSearchParams({ q: text.trim() })}`}
        onChoose={leaveFor}
      />
    </search>
  )
}
