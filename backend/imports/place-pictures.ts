import { collectionOf } from '#contract/model/model.ts'
import type { ImportProblem } from '#domain/imports/imported-product.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { Fault } from '../fault.ts'
import { giveWay } from '../give-way.ts'
import { latestRevision } from '../items/latest-revision.ts'
import { snapshot } from '../items/snapshot.ts'
import { updateItem } from '../items/update.ts'
import { Invalid } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import { inWriting } from '../items/writing.ts'
import { NoPicture } from './fetch-picture.ts'
import type { FileGoods, GoodsNote, Made } from './import-row.ts'
import type { Importing } from './importing.ts'
import { notePictures, type PictureSource } from './picture-source.ts'
import { lackedWhenPublished } from './publish-goods.ts'

const product = collectionOf('ecommerce_product')

/** Pictures of one product. */
const MOST_PICTURES = 30

/** Fetches the pictures of a product, a bad one leaving the others untouched. */
async function storedPictures({ data }: FileGoods, source: PictureSource) {
  const files = new Map<string, string | undefined>()
  const addresses = new Map<string, string>()
  const made: Made[] = []
  const problems: ImportProblem[] = []
  for (const picture of (data.pictures ?? []).slice(0, MOST_PICTURES)) {
    try {
      const { file, isNew } = await source(picture)
      if (!files.has(file)) files.set(file, picture.shows)
      addresses.set(picture.address, file)
      if (isNew) made.push({ collection: 'files', id: file, name: picture.address.slice(0, 200) })
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      const message = `${picture.address.slice(0, 120)}: ${error.message}`
      problems.push({ line: data.line, field: 'images', message })
    }
  }
  return { files, addresses, made, problems }
}

/**
 * Gives a product that was written its pictures, behind those it has, and publishes it where the file wants that and nothing is missing any more.
 * Notes it in the same transaction.
 */
export async function placePictures(
  { db, access, defaults }: Importing,
  goods: FileGoods,
  source: PictureSource,
  note: (trx: Importing['db'], note: GoodsNote) => Promise<void>,
): Promise<void> {
  const { id, data, product: target, outcome } = goods
  if (target === null || outcome === 'refused') return note(db, { id, step: 3 })
  const { files, addresses, made, problems } = await storedPictures(goods, source)
  // The pictures of several goods are there at the same moment.
  await giveWay()
  await db.transaction().execute(async (trx) => {
    await notePictures(trx, access.project, addresses)
    const base = { id, step: 3, made: [...goods.made, ...made] }
    const present = await snapshot(trx, product, target)
    if (!present) return note(trx, { ...base, problems: [...goods.problems, ...problems] })
    const images = Array.isArray(present.images) ? present.images.filter(isRecord) : []
    const there = new Set(images.map(({ file }) => file))
    const added = [...files]
      .filter(([file]) => !there.has(file))
      .map(([file, shows], at) => ({ file, ...(shows && { shows }), sort: images.length + at }))
    const lacking: ImportProblem[] = []
    const isWritten = await inWriting(trx, access, defaults, async (at) => {
      if (added.length > 0) await updateItem(at, validateChange(product, target, { images: added }, defaults))
      const gaps = await lackedWhenPublished(at, target, present, { status: data.status })
      lacking.push(...gaps.map(({ field, message }) => ({ line: data.line, field, message })))
      const isPublished = data.status === 'published' && present.status === 'draft' && gaps.length === 0
      if (isPublished) await updateItem(at, validateChange(product, target, { status: 'published' }, defaults))
      return isPublished || added.length > 0
    }).catch((error) => {
      if (!(error instanceof Fault)) throw error
      const fields = error instanceof Invalid ? error.problems : [{ field: 'images', message: error.message }]
      lacking.push(...fields.map(({ field, message }) => ({ line: data.line, field, message })))
      return false
    })
    const kept = goods.problems.filter(({ message }) => !message.startsWith('cannot be sold without'))
    await note(trx, {
      ...base,
      problems: [...kept, ...lacking, ...problems],
      ...(isWritten && {
        after: await latestRevision(trx, product, target),
        ...(outcome === 'same' && { outcome: 'update', before: present }),
      }),
    })
  })
}
