import { PartAway } from '../outage.ts'
import type { FileType } from './file-type.ts'
import { type FilesRow, folderOf, originalOf } from './put-file.ts'
import { render } from './render.ts'
import type { Storage, StoredObject } from './storage.ts'
import { type Variant, type VariantFormat, variantName } from './variant.ts'
import { QueueFull, type WorkQueue } from './work-queue.ts'

/** What is sent: `name` tells this result from all others; `settled` is false while a better format is being made. */
export type DeliveredFile = { name: string; type: string; settled: boolean; object: StoredObject }

async function storedOriginal(storage: Storage, file: FilesRow): Promise<StoredObject> {
  const object = await storage.read(originalOf(file))
  if (!object) throw new PartAway(`The bytes of file ${file.id} are missing.`)
  return object
}

const objectOf = (bytes: Uint8Array): StoredObject => ({
  size: bytes.byteLength,
  bytes: async () => bytes,
  stream: () => new Blob([bytes as BlobPart]).stream(),
})

/** Bytes of what is delivered as it lies and copied to this machine: logos and drawings, not papers and photographs. */
const MOST_COPIED = 500_000

async function make(
  storage: Storage,
  file: FilesRow,
  variant: Variant,
  format: VariantFormat,
  key: string,
): Promise<StoredObject> {
  const original = await storedOriginal(storage, file)
  const bytes = await render(await original.bytes(), variant.width, format)
  await storage.write(key, bytes, `image/${format}`)
  return objectOf(bytes)
}

/** Makes each picture once for all who come to their turn meanwhile. */
function madeOnce() {
  const underWay = new Map<string, Promise<StoredObject>>()
  return (key: string, work: () => Promise<StoredObject>): Promise<StoredObject> => {
    const shared = underWay.get(key)
    if (shared) return shared
    const making = work().finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
}

/** The file as it lies: what was delivered before is here also while its storage is away. */
async function asItLies(storage: Storage, file: FilesRow, once: ReturnType<typeof madeOnce>): Promise<StoredObject> {
  if (!storage.isFar || file.size > MOST_COPIED) return storedOriginal(storage, file)
  const key = `${folderOf(file)}/as-it-lies`
  const kept = await storage.read(key)
  if (kept) return kept
  return once(key, async () => {
    const bytes = await (await storedOriginal(storage, file)).bytes()
    await storage.write(key, bytes, file.type)
    return objectOf(bytes)
  })
}

/** Finds or makes delivered pictures; what many ask for at a time is made once. (SPEC 9, DESIGN 4) */
export function createDelivery(storage: Storage, queue: WorkQueue) {
  const once = madeOnce()
  const noted = new Set<string>()

  /** Each who asks waits for a turn of their own: nobody stands behind others because of them asking for the same picture first. */
  async function finished(
    file: FilesRow,
    variant: Variant,
    format: VariantFormat,
    run: WorkQueue['run'],
  ): Promise<StoredObject> {
    const key = keyOf(file, variant, format)
    const kept = await storage.read(key)
    if (kept) return kept
    return run(() =>
      once(key, async () => (await storage.read(key)) ?? (await make(storage, file, variant, format, key))),
    )
  }

  async function delivery(
    file: FilesRow,
    variant: Variant,
    format: VariantFormat,
    client: string,
    settled = true,
  ): Promise<DeliveredFile> {
    const run: WorkQueue['run'] = format === 'avif' ? slowly : (task) => queue.run(task, client)
    const object = await finished(file, variant, format, run)
    return { name: variantName(file.hash, variant, format), type: `image/${format}`, settled, object }
  }

  /** What takes seconds waits until nobody waits for what does not. */
  const slowly: WorkQueue['run'] = (task) =>
    new Promise((resolve, reject) => {
      if (!queue.later(() => task().then(resolve, reject))) reject(new QueueFull())
    })

  function makeLater(file: FilesRow, variant: Variant, format: VariantFormat): void {
    const key = keyOf(file, variant, format)
    if (noted.has(key)) return
    const taken = queue.later(() => finished(file, variant, format, (task) => task()).finally(() => noted.delete(key)))
    if (taken) noted.add(key)
  }

  return {
    /** The file as it is stored. */
    original: async (file: FilesRow): Promise<DeliveredFile> => ({
      name: file.hash,
      type: file.type,
      settled: true,
      object: await asItLies(storage, file, once),
    }),

    /**
     * The picture in the best format that `accept` (the header) takes; AVIF is slow to make, so WebP or JPEG stands in meanwhile. `client` is
     * who waits for it.
     */
    async variant(file: FilesRow, variant: Variant, accept: string, client: string): Promise<DeliveredFile> {
      if (variant.format !== 'auto') return delivery(file, variant, variant.format, client)
      const takes = (type: string) => accept.includes(type)
      if (takes('image/avif')) {
        const kept = await storage.read(keyOf(file, variant, 'avif'))
        if (kept)
          return { name: variantName(file.hash, variant, 'avif'), type: 'image/avif', settled: true, object: kept }
        const standIn = await delivery(file, variant, takes('image/webp') ? 'webp' : 'jpeg', client, false)
        makeLater(file, variant, 'avif')
        return standIn
      }
      return delivery(file, variant, takes('image/webp') ? 'webp' : file.type === 'image/png' ? 'png' : 'jpeg', client)
    },
  }
}

const keyOf = (file: FilesRow, variant: Variant, format: VariantFormat) =>
  `${folderOf(file)}/${variantName(file.hash, variant, format)}`

/** Whether a file is a picture that can be had in other sizes. */
export const isRaster = (type: FileType) => type !== 'image/svg+xml' && type !== 'application/pdf'
