// biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures a hook needs

import type { Mode } from '../server/modes.ts'
import { test } from '../test.ts'
import { type Office, startOffice } from './office.ts'

/** Whose account is there from the start. */
export const OWNER = 'chefin@juwelier.example'

interface Wishes {
  /** The mode under test, unless given. */
  readonly mode?: Mode
  /** Without it nobody has an account yet. */
  readonly hasOwner?: boolean
}

/** To be called at the top of a file: a shop for its tests alone, which is there as long as they run. */
export function ownOffice({ mode, hasOwner = true }: Wishes = {}) {
  let started: Office | undefined

  test.beforeAll(async ({}, info) => {
    test.setTimeout(240_000)
    started = await startOffice(mode ?? (info.project.name as Mode))
    if (hasOwner) await started.ensureAccount(OWNER, 'administrator')
  })

  test.afterAll(() => started?.stop())

  const office = (): Office => {
    if (!started) throw new Error('The shop of this file starts with its first test.')
    return started
  }
  return { office, at: (path: string) => office().address + path }
}
