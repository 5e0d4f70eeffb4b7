import { useStore } from 'react-admin'
import { useWays, type Way } from './use-ways.ts'

/** What a shop opens most: the ways on *Heute* until somebody has chosen. */
const FIRST: readonly string[] = ['ecommerce_order', 'ecommerce_product', 'opening_exception']

/** The first mark of one's own comes to those, and takes none of them away. */
const chosenOr = (keys: readonly string[]) => (keys.length > 0 ? keys : FIRST)

const useMarks = () => useStore<readonly string[]>('favourites', [])

/** Whether a screen is marked, and the way to mark it or no longer. */
export function useMark(key: string) {
  const [keys, setKeys] = useMarks()
  const isMarked = keys.includes(key)
  const toggle = () =>
    setKeys(isMarked ? keys.filter((other) => other !== key) : [...new Set([...chosenOr(keys), key])])
  return { isMarked, toggle }
}

/** The screens that the person has marked, in the order of marking, kept in this browser; those that they may not see any more are left out. */
export function useFavourites() {
  const [keys] = useMarks()
  const ways = useWays()
  const named = (asked: readonly string[]) => asked.flatMap((key): Way[] => ways.filter((way) => way.key === key))
  return { favourites: named(keys), shortcuts: named(chosenOr(keys)) }
}
