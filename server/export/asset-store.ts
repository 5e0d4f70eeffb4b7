import { createWorkQueue } from '#backend/files/work-queue.ts'
import { type AssetWanted, assetName } from './asset-names.ts'
import type { ExportRecord } from './export-record.ts'
import type { ExportParts } from './export-site.ts'

/** More at once than it can make would only be refused by the backend. */
const AT_ONCE = 16
/** How often a backend that is busy is asked again, and after how many milliseconds. */
const MOST_TRIES = 120
const PAUSE = 1000

export type AssetParts = Pick<ExportParts, 'link' | 'host' | 'avif' | 'wait' | 'log'> & {
  stage: Pick<ExportParts['stage'], 'former' | 'isThere' | 'put'>
}

/**
 * Fetches each stored file once; what an export before has under an address that never changes is taken from there. One that the
 * backend does not know is left out and warned of. Throws when the backend fails: an export without its pictures is none.
 */
export function assetStore({ link, host, stage, avif, wait, log }: AssetParts, record: ExportRecord) {
  const names = new Map<string, Promise<string | undefined>>()
  const queue = createWorkQueue({ workers: AT_ONCE, maxWaiting: Number.POSITIVE_INFINITY })

  function kept(asset: AssetWanted): string | undefined {
    if (!asset.query.has('v')) return undefined
    for (const base of stage.former) {
      const file = base.assets[asset.address]
      const known = file && base.files[file]
      if (!known || !stage.isThere(file, known) || (avif && isWebp(asset) && !known.forms.includes('avif'))) continue
      record.files[file] = known
      return file
    }
    return undefined
  }

  async function fetchNow(asset: AssetWanted): Promise<string | undefined> {
    const response = await ask(asset.address)
    if (!response.ok) {
      log.warn(`${asset.address} is not in the export: the backend answers ${response.status}`)
      return undefined
    }
    const file = assetName(asset, response.headers.get('content-type') ?? '')
    const bytes = new Uint8Array(await response.arrayBuffer())
    stage.put(file, bytes, record, avif && isWebp(asset) ? await smallerAvif(asset, bytes.byteLength) : {})
    return file
  }

  async function ask(address: string): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const response = await link.answer(new Request(link.url + address, { headers: { 'x-project-host': host } }))
      if (response.status < 500) return response
      if (response.status !== 503 || tries === MOST_TRIES)
        throw new Error(`${address} cannot be had: the backend answers ${response.status}`)
      await wait(PAUSE)
    }
  }

  async function smallerAvif({ address }: AssetWanted, most: number): Promise<Record<string, Uint8Array>> {
    const response = await ask(address.replace('format=webp', 'format=avif'))
    const bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    return bytes && bytes.byteLength < most ? { avif: bytes } : {}
  }

  return {
    async nameOf(asset: AssetWanted): Promise<string | undefined> {
      const name = names.get(asset.address) ?? Promise.resolve(kept(asset) ?? queue.run(() => fetchNow(asset)))
      names.set(asset.address, name)
      const file = await name
      if (file) record.assets[asset.address] = file
      return file
    },
  }
}

const isWebp = ({ query }: AssetWanted) => query.get('format') === 'webp'
