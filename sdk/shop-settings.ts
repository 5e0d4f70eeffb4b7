import { createResource } from './resource.ts'
import type { Transport } from './transport.ts'

/** The text of SPEC 8 when the shop's settings cannot be had. */
export const settingsErrorText = 'Could not load settings'

/** Loads the shop settings of a project as one item (SPEC 7). Rejects with 'Could not load settings', its cause attached. */
export async function fetchShopSettings<T extends object>(
  transport: Transport,
  project: string,
  fields: readonly string[],
): Promise<T> {
  try {
    const settings = createResource<T>(transport, '/items/ecommerce_settings')
    return (await settings.single({ filter: { 'project.domain': { eq: project } }, fields })).data
  } catch (cause) {
    throw new Error(settingsErrorText, { cause })
  }
}
