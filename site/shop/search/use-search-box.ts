import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { useNavigation } from '../../loader/navigation-context.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** What has been typed into a search, what is suggested for it, and which suggestion the arrow keys have reached: -1 for none. */
export function useSearchBox(initial: string, onLeave?: () => void) {
  const { paths } = useShared()
  const navigation = useNavigation()
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const found = useSuggestions(isOpen ? text : '')
  const options = found?.hrefs ?? []
  const isShown = isOpen && found !== null

  function leaveFor(href: string) {
    setOpen(false)
    onLeave?.()
    void navigation.navigate(href)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const term = text.trim()
    const option = options[active]
    if (option && isShown) leaveFor(option)
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
    } else if (step && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      // -1 is the text itself, which lies between the last suggestion and the first.
      setActive((place) => ((place + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    }
  }

  function onText(typed: string) {
    setText(typed)
    setOpen(true)
    setActive(-1)
  }

  return { text, active, found, options, isShown, input, setOpen, onText, onKeyDown, onSubmit, leaveFor }
}
