import { useEffect, useState } from 'react'
import { type GoodsItem, goodsItemsText } from '#domain/goods/goods-items.ts'
import { pageDataPath } from '#domain/paths/page-data-path.ts'
import type { WishView } from './wish-view.ts'

type Answer = { result?: { data?: { wishes?: WishView[] } } }

/** The goods of the visitor's own list as the server has them now: undefined until it has answered, null when it does not. */
export function useWishes(
  path: string,
  list: readonly GoodsItem[] | undefined,
): readonly WishView[] | undefined | null {
  const [known, setKnown] = useState<{ items: string; wishes: readonly WishView[] | null }>()
  const items = list && goodsItemsText(list)

  useEffect(() => {
    if (!items) return
    const leaving = new AbortController()
    fetch(pageDataPath(path, `?${new URLSearchParams({ items })}`), { signal: leaving.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Answer>) : undefined))
      .then((answer) => setKnown({ items, wishes: answer?.result?.data?.wishes ?? null }))
      .catch(() => {
        if (!leaving.signal.aborted) setKnown({ items, wishes: null })
      })
    return () => leaving.abort()
  }, [path, items])

  if (!list) return undefined
  if (items === '') return []
  // What was taken away goes at once; what is not known yet is waited for.
  const kept = known?.wishes?.filter(({ listed }) => items?.split(',').includes(listed))
  return known && (known.items === items || kept?.length === list.length) ? (kept ?? null) : undefined
}
