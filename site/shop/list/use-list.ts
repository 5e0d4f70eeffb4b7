import { useCallback, useEffect, useState } from 'react'
import type { ListAction, ListContext } from '#domain/goods/list-context.ts'
import { listReducer } from '#domain/goods/list-context.ts'
import { useNavigation } from '../../loader/navigation-context.tsx'
import { listHref } from './list-href.ts'
import type { ListView } from './list-view.ts'

/** What the visitor wants to see, which is shown as chosen at once, and how to change it; the products follow. */
export function useList(view: ListView, onShown: () => void) {
  const navigation = useNavigation()
  const [wanted, setWanted] = useState<ListContext | null>(null)
  const context = wanted ?? view.context

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come takes the place of what was wanted
  useEffect(() => setWanted(null), [view])

  const show = useCallback(
    async (next: ListContext) => {
      setWanted(next)
      await navigation.navigate(listHref(view.path, next, view.search), { stay: true })
      setWanted((current) => (current === next ? null : current))
      onShown()
    },
    [navigation, view.path, view.search, onShown],
  )

  const change = (action: ListAction) => void show(listReducer(context, action))
  const follow = async (href: string) => {
    await navigation.navigate(href, { stay: true })
    onShown()
  }
  return { context, isWaiting: wanted !== null, show, change, follow }
}

export type ListState = ReturnType<typeof useList>
