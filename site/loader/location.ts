import type { Navigation } from './navigation.ts'
import { useNavigation, useNavigationState } from './navigation-context.tsx'

/** The path of the page that is shown, and the way to another one; it changes when that page's resources are there. */
export function useLocation(): [path: string, navigate: Navigation['navigate']] {
  return [useNavigationState().path, useNavigation().navigate]
}

/** The query of the address that is shown, without its question mark. */
export const useSearch = (): string => useNavigationState().search.replace(/^\?/, '')
