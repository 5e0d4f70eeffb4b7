import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { createObservedState } from '../loader/observed-state.ts'

type ConsentDialogState = {
  /** Whether the visitor has asked for the dialog; it shows by itself as long as they have not decided. */
  asked: boolean
}

const createDialog = () => createObservedState<ConsentDialogState>({ asked: false })

// The context never changes: it would have React look into all that it has left as it came.
const ConsentDialogContext = createContext(createDialog())

export function useConsentDialog() {
  const { get, set, subscribe } = useContext(ConsentDialogContext)
  const { asked } = useSyncExternalStore(subscribe, get, get)
  return { asked, open: () => set({ asked: true }), close: () => set({ asked: false }) }
}

export function ConsentDialogProvider({ children }: { children: ReactNode }) {
  const [dialog] = useState(createDialog)
  return <ConsentDialogContext value={dialog}>{children}</ConsentDialogContext>
}
