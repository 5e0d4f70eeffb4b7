import { createContext, useContext } from 'react'
import type { Sdk } from '#sdk/sdk.ts'
import { gate } from './gate.ts'
import { sdk } from './sdk.ts'
import type { SessionGate } from './session-gate.ts'

export interface OfficeBackend {
  readonly sdk: Sdk
  readonly gate: Pick<SessionGate, 'guarded'>
}

/** The backend that screens call: this window's, unless another is put in its place. */
export const BackendContext = createContext<OfficeBackend>({ sdk, gate })

export const useBackend = (): OfficeBackend => useContext(BackendContext)
