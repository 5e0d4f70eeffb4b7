import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigationState } from '../loader/navigation-context.tsx'
import { createObservedState } from '../loader/observed-state.ts'

/** What the drawer shows (SPEC 2, sidebar content). */
export type DrawerContent = 'primaryMenu' | 'contact'

type DrawerState = { content: DrawerContent | null }

const createDrawer = () => createObservedState<DrawerState>({ content: null })

// The context never changes: it would have React look into all that it has left as it came.
const DrawerContext = createContext(createDrawer())

export function useDrawer() {
  const { get, set, subscribe } = useContext(DrawerContext)
  const { content } = useSyncExternalStore(subscribe, get, get)
  return { content, open: (wanted: DrawerContent) => set({ content: wanted }), close: () => set({ content: null }) }
}

/** Holds which content the drawer shows; a new page closes it. */
export function DrawerProvider({ children }: { children: ReactNode }) {
  const { visit } = useNavigationState()
  const [drawer] = useState(createDrawer)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit closes the drawer, whatever it shows
  useEffect(() => {
    if (drawer.get().content) drawer.set({ content: null })
  }, [visit, drawer])

  return <DrawerContext value={drawer}>{children}</DrawerContext>
}
