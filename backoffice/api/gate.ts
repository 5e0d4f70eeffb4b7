import { sdk } from './sdk.ts'
import { createSessionGate } from './session-gate.ts'

/** The gate of this window. */
export const gate = createSessionGate(() => sdk.auth.check())
