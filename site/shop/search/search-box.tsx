import { useId } from 'react'
import { searchMaxLength } from '#domain/paths/page-query.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSearchMessages } from './messages/use-search-messages.ts'
import styles from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useSearchBox } from './use-search-box.ts'

type SearchBoxProps = { initial?: string; autoFocus?: boolean; onLeave?: () => void }

/** Searches the store: suggestions while typing, all results with Enter. Without JavaScript a plain form. */
export function SearchBox({ initial = '', autoFocus, onLeave }: SearchBoxProps) {
  const { paths } = useShared()
  const messages = useSearchMessages()
  const { text, active, found, options, isShown, input, ...box } = useSearchBox(initial, onLeave)
  const listId = useId()
  const optionId = (place: number) => `${listId}-${place}`
  return (
    <search className={styles.search}>
      <form action={paths.store} method="get" className={styles.form} onSubmit={box.onSubmit}>
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
          aria-expanded={isShown && options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          value={text}
          onChange={({ target }) => box.onText(target.value)}
          onKeyDown={box.onKeyDown}
          onFocus={() => box.setOpen(true)}
          onBlur={() => box.setOpen(false)}
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
        onChoose={box.leaveFor}
      />
    </search>
  )
}
