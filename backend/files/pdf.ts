import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
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

async function readable(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    if (document.getPageCount() > 0) return document
  } catch {}
  throw new Fault('invalid', 'file is a damaged or locked PDF')
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
