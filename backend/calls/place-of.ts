import { deviceCookieName } from '../auth/device-cookie.ts'
import { cookieValue } from '../auth/identify.ts'
import { originOf } from './origin-of.ts'
import type { Services } from './services.ts'

/** Where somebody signs in from: the origin of the call, and what the browser is known by. */
export const placeOf = (services: Services, request: Request) => ({
  db: services.db,
  origin: originOf(services, request),
  deviceOf: (user: number) =>
    services.devices.read(user, cookieValue(request, deviceCookieName(user)), services.defaults.now()),
})
