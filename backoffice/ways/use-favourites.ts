import { useStore } from 'react-admin'
import { useWays, type Way } from './use-ways.ts'

/** What a shop opens most: the ways on *Heute* until somebody has chosen. */
const FIRST: readonly string[] = ['ecommerce_order', 'ecommerce_product', 'opening_exception']

/** The screens that the person has marked, in the order of marking, kept in this browser; those that they may not see any more are left out. */
export function useFavourites() {
  const [keys, setKeys] = useStore<readonly string[]>('favourites', [])
  const ways = useWays()
  const named = (asked: readonly string[]) => asked.flatMap((key): Way[] => ways.filter((way) => way.key === key))
  const toggle = (key: string) => setKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key])
  return {
    favourites: named(keys),
    shortcuts: named(keys.length > 0 ? keys : FIRST),
    isFavourite: (key: string) => keys.includes(key),
    toggle,
  }
}
