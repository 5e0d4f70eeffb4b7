import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'

const name = (text: string) => PDFName.of(text)

const dictsOf = (context: PDFContext): PDFDict[] =>
  context.enumerateIndirectObjects().flatMap(([, object]) => dictOf(object) ?? [])

const dictOf = (object: PDFObject): PDFDict | undefined =>
  object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : undefined

const isOf = (dict: PDFDict, type: string) => dict.get(name('Type')) === name(type)

/** Simple and composed fonts draw with a program that the file holds; of a composed one its descendant does. */
function fontProblem(dict: PDFDict): string | undefined {
  const subtype = String(dict.get(name('Subtype')))
  if (!isOf(dict, 'Font') || subtype === '/Type0' || subtype === '/Type3') return undefined
  const descriptor = dict.lookupMaybe(name('FontDescriptor'), PDFDict)
  const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(name(key)))
  return isEmbedded ? undefined : `the font ${String(dict.get(name('BaseFont')))} is not embedded`
}

function textOf(stream: PDFStream | undefined): string {
  if (!(stream instanceof PDFRawStream)) return ''
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8')
}

function colourProblems(catalog: PDFDict): string[] {
  const [intent] = catalog.lookupMaybe(name('OutputIntents'), PDFArray)?.asArray() ?? []
  const dict = intent && catalog.context.lookupMaybe(intent, PDFDict)
  if (!dict) return ['no output intent']
  const profile = dict.lookupMaybe(name('DestOutputProfile'), PDFStream)
  const bytes = profile instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(profile).decode()) : Buffer.alloc(0)
  return [
    ...(dict.get(name('S')) === name('GTS_PDFA1') ? [] : ['the output intent is not for PDF/A']),
    ...(bytes.subarray(36, 40).toString('latin1') === 'acsp' ? [] : ['the output intent has no ICC profile']),
    ...(String(profile?.dict.get(name('N'))) === '3' ? [] : ['the ICC profile has not three colours']),
  ]
}

function attachmentProblems(catalog: PDFDict): string[] {
  const files = catalog.lookupMaybe(name('AF'), PDFArray)?.asArray() ?? []
  if (files.length === 0) return ['no associated file']
  return files.flatMap((file) => {
    const spec = catalog.context.lookup(file, PDFDict)
    const stream = spec.lookupMaybe(name('EF'), PDFDict)?.lookupMaybe(name('F'), PDFStream)
    const params = stream?.dict.lookupMaybe(name('Params'), PDFDict)
    return [
      ...(spec.has(name('AFRelationship')) ? [] : ['a file without AFRelationship']),
      ...(spec.has(name('F')) && spec.has(name('UF')) ? [] : ['a file without both of its names']),
      ...(stream?.dict.has(name('Subtype')) ? [] : ['a file without its type']),
      ...(params?.has(name('ModDate')) ? [] : ['a file without the day of its change']),
    ]
  })
}

/** Marks of ISO 19005-3 in the metadata: part and level, and each property of a schema of one's own described. */
function metadataProblems(catalog: PDFDict): string[] {
  const stream = catalog.lookupMaybe(name('Metadata'), PDFStream)
  const xmp = textOf(stream)
  const wanted: readonly (readonly [RegExp, string])[] = [
    [/<pdfaid:part>3<|pdfaid:part="3"/, 'part 3'],
    [/<pdfaid:conformance>[ABU]<|pdfaid:conformance="[ABU]"/, 'a level of conformance'],
    [/<pdfaExtension:schemas>/, 'the description of the schema of Factur-X'],
    [/<dc:title>|<dc:creator>/, 'Dublin Core'],
  ]
  return [
    ...(stream && !stream.dict.has(name('Filter')) ? [] : ['the metadata is missing or packed']),
    ...wanted.flatMap(([pattern, what]) => (pattern.test(xmp) ? [] : [`the metadata lacks ${what}`])),
  ]
}

/** What PDF/A never holds: secrets, programs, sounds, what lies elsewhere, and bytes that only LZW unpacks. */
const FORBIDDEN = /\/(JavaScript|JS|Launch|Movie|Sound|GoToR|LZWDecode|XFA|ImportData|ResetForm)\b/

/**
 * What keeps a file from being PDF/A-3 with an associated file (ISO 19005-3), as far as its structure tells: header, trailer, metadata,
 * colours, fonts, associated files, and what is forbidden. None where nothing does. For tests; what a validator draws and measures it does not.
 */
export async function pdfAProblems(bytes: Uint8Array): Promise<string[]> {
  const raw = Buffer.from(bytes).toString('latin1')
  const { catalog, context } = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false })
  const id = context.trailerInfo.ID
  const dicts = dictsOf(context)
  return [
    ...(/^%PDF-1\.[0-7]\r?\n%[\x80-\xff]{4}/.test(raw) ? [] : ['the header has not its mark of bytes']),
    ...(id ? [] : ['the trailer has no ID']),
    ...(context.trailerInfo.Encrypt ? ['the file is encrypted'] : []),
    ...metadataProblems(catalog),
    ...colourProblems(catalog),
    ...attachmentProblems(catalog),
    ...dicts.flatMap((dict) => fontProblem(dict) ?? []),
    ...dicts.flatMap((dict) => FORBIDDEN.exec(dict.toString())?.[0] ?? []),
  ]
}
