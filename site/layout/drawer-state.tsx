import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useNavigationState } from '../loader/navigation-context.tsx'

/** What the drawer shows (SPEC 2, sidebar content). */
export type DrawerContent = 'primaryMenu' | 'contact'

type DrawerState = {
  content: DrawerContent | null
  open: (content: DrawerContent) => void
  close: () => void
}

const DrawerContext = createContext<DrawerState>({ content: null, open: () => {}, close: () => {} })

export const useDrawer = () => useContext(DrawerContext)

/** Holds which content the drawer shows; a new page closes it. */
export function DrawerProvider({ children }: { children: ReactNode }) {
  const { visit } = useNavigationState()
  const [content, setContent] = useState<DrawerContent | null>(null)
  const state = useMemo(() => ({ content, open: setContent, close: () => setContent(null) }), [content])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit closes the drawer, whatever it shows
  useEffect(() => setContent(null), [visit])

  return <DrawerContext value={state}>{children}</DrawerContext>
}
