import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Navigation, NavigationState } from './navigation.ts'
import type { PageResources } from './page-resources.ts'

const NavigationContext = createContext<Navigation | null>(null)

export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider above it')
  return navigation
}

export function useNavigationState(): NavigationState {
  const { subscribe, getState, first } = useNavigation()
  return useSyncExternalStore(subscribe, getState, () => first)
}

/** The navigation of a page that is rendered on the server: it stands still. */
export function standingNavigation(path: string, search: string, resources: PageResources): Navigation {
  const state: NavigationState = { path, search, hash: '', resources, visit: 0, delayed: false, failed: null }
  return {
    first: state,
    getState: () => state,
    subscribe: () => () => {},
    navigate: async () => {},
    rewrite: () => {},
    start: () => () => {},
  }
}
