import { createContext, useContext } from 'react'
import type { PageContext } from './page-context.ts'
import type { SharedData } from './shared-data.ts'

type Shared = SharedData & { page: PageContext }

const SharedDataContext = createContext<Shared | null>(null)

export const SharedDataProvider = SharedDataContext.Provider

/** The data that all pages share, and the context of the page that is shown. */
export function useShared(): Shared {
  const shared = useContext(SharedDataContext)
  if (!shared) throw new Error('useShared needs a SharedDataProvider above it')
  return shared
}
