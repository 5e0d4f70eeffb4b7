import type { AuthProvider } from 'react-admin'
import { hasApiCode } from '#sdk/api-error.ts'
import { line, sdk } from '../api/sdk.ts'
import { SessionLost } from '../api/session-gate.ts'
import { loadWorkplace, may, NoWebsite, type Workplace } from '../workplace/workplace.ts'

const FIRST_WEBSITE = '/admin/first-website'

let workplace: Promise<Workplace> | undefined

/** What the person may see, asked for once; again after a failure. */
export function currentWorkplace(): Promise<Workplace> {
  workplace ??= loadWorkplace(sdk).catch((error) => {
    workplace = undefined
    throw error
  })
  return workplace
}

/** Sign-in and rights as react-admin asks for them: the cookie holds the session, the backend decides. */
export const authProvider: AuthProvider = {
  login: async (credentials: { email: string; password: string; otp?: string }) => {
    await sdk.auth.authenticate({ ...credentials, mode: 'cookie' })
    workplace = undefined
  },
  logout: async () => {
    workplace = undefined
    line.forget()
    await sdk.auth.logout().catch(() => {})
    return '/login'
  },
  checkAuth: async () => {
    if (workplace) return
    if (!(await sdk.auth.check())) throw new Error('')
    await currentWorkplace().catch(async (error) => {
      if (!(error instanceof NoWebsite)) throw error
      if (location.pathname === FIRST_WEBSITE) return
      location.replace(FIRST_WEBSITE)
      // Whoever is told of a failure would be signed out.
      await new Promise(() => {})
    })
  },
  checkError: async (error) => {
    if (error instanceof SessionLost || hasApiCode(error, 103)) throw error
  },
  // Undefined for who is not signed in: there are then only the screens that lead there.
  getPermissions: async () => {
    if (!workplace && !(await sdk.auth.check())) return undefined
    return currentWorkplace().catch(() => undefined)
  },
  getIdentity: async () => {
    const { user } = await currentWorkplace()
    const fullName = [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email
    return { id: user.id, fullName }
  },
  canAccess: async ({ action, resource }) => {
    const found = await currentWorkplace()
    if (['users', 'roles', 'activity'].includes(resource)) return found.user.role === 'administrator'
    return may(found, writeActions[action] ?? 'read', resource)
  },
}

const writeActions: Record<string, 'create' | 'update' | 'delete'> = {
  create: 'create',
  edit: 'update',
  delete: 'delete',
}
