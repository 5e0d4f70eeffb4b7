import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Tells what was typed into a field whose `value` React keeps before it did so: a page can be used before its code is there. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  tell: (typed: string) => void,
): void {
  const compare = useEffectEvent(() => {
    const typed = field.current?.value ?? value
    if (typed !== value) tell(typed)
  })
  useEffect(() => compare(), [])
}
