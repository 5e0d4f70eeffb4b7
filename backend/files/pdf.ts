import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { Fault } from '../fault.ts'

/** What says who made a document and when, and what it would do by itself when it is opened. */
const DROPPED = ['Metadata', 'PieceInfo', 'OpenAction', 'AA', 'JavaScript', 'EmbeddedFiles', 'EF', 'AF', 'JS'].map(
  (name) => PDFName.of(name),
)

/** The document without its metadata, scripts and attachments. Throws the Fault for one that is damaged or locked. */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await readable(bytes)
  const { context, catalog } = document
  context.trailerInfo.Info = undefined
  const reached = cleanFrom(context, catalog)
  for (const [reference, object] of context.enumerateIndirectObjects())
    if (!reached.has(object)) context.delete(reference)
  return document.save()
}

/** Bytes that the parts of a document which have to be unpacked to read it may come to: its pictures and texts are not among them. */
const MOST_UNPACKED = 24_000_000

async function readable(bytes: Uint8Array): Promise<PDFDocument> {
  const unpacked = countUnpacked()
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    if (!unpacked.isTooMuch() && document.getPageCount() > 0) return document
  } catch {
  } finally {
    unpacked.stop()
  }
  if (unpacked.isTooMuch()) throw new Fault('invalid', 'file unpacks to far more than it is')
  throw new Fault('invalid', 'file is a damaged or locked PDF')
}

type Unpacking = { ensureBuffer(size: number): Uint8Array }

/**
 * Bounds what is unpacked while a document is read: the library has no limit of its own, and 300 kB can be made to unpack to gigabytes.
 * Every way of unpacking grows its memory by the one method that is looked at here.
 */
function countUnpacked() {
  const empty = PDFRawStream.of(PDFContext.create().obj({ Filter: 'FlateDecode' }), new Uint8Array([0x78, 0x9c]))
  let shared: object = decodePDFRawStream(empty)
  while (!Object.hasOwn(shared, 'ensureBuffer')) shared = Object.getPrototypeOf(shared)
  const grown = shared as Unpacking
  const original = grown.ensureBuffer
  const sizes = new WeakMap<object, number>()
  let total = 0
  grown.ensureBuffer = function ensureBuffer(this: Unpacking, size: number) {
    total += Math.max(0, size - (sizes.get(this) ?? 0))
    sizes.set(this, Math.max(size, sizes.get(this) ?? 0))
    if (total > MOST_UNPACKED) throw new Error('Too much is unpacked')
    return original.call(this, size)
  }
  return {
    isTooMuch: () => total > MOST_UNPACKED,
    stop: () => {
      grown.ensureBuffer = original
    },
  }
}

/** Takes the entries out of everything that the document's root leads to, and returns all of that. */
function cleanFrom(context: PDFContext, root: PDFObject): Set<PDFObject> {
  const reached = new Set<PDFObject>()
  const waiting: PDFObject[] = [root]
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    const target = object instanceof PDFRef ? context.lookup(object) : object
    if (!target || reached.has(target)) continue
    reached.add(target)
    const dictionary = target instanceof PDFStream ? target.dict : target
    if (dictionary instanceof PDFArray) waiting.push(...dictionary.asArray())
    if (!(dictionary instanceof PDFDict)) continue
    for (const key of DROPPED) dictionary.delete(key)
    waiting.push(...dictionary.values())
  }
  return reached
}
