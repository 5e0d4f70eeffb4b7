import { columnsOf } from '#contract/model/model.ts'
import { directusFileAddress } from '#domain/imports/directus-answer.ts'
import { directusText } from '#domain/imports/directus-values.ts'
import type { OldEntry } from './old-dump.ts'
import type { SettledRows } from './settle-rows.ts'

const ADDRESSES = /\b(src|href)=(["'])(.*?)\2/g

/** Which file of the old system an address in a text means. */
export type FileOfAddress = (address: string) => string | undefined

/** The part of an address that names a file: its hash, its id, or its name on the disk. */
const lastPart = (path: string) => path.split('/').at(-1) ?? ''

/** Tells which file an address means: by its host and the last part of its path, for sizes of a picture are other addresses. */
export function fileOfAddresses(files: ReadonlyMap<string, OldEntry>, base: string | undefined): FileOfAddress {
  const hosts = new Set(base === undefined ? [] : [new URL(base).origin])
  const names = new Map<string, string>()
  for (const [key, entry] of files) {
    const address = directusFileAddress(base, entry)
    if (address !== undefined && /^https?:/.test(address)) {
      hosts.add(new URL(address).origin)
      names.set(lastPart(new URL(address).pathname), key)
    }
    for (const name of [entry.private_hash, entry.filename_disk])
      if (directusText(name)) names.set(directusText(name), key)
    // Numbers of files are too short to be told from other parts of addresses.
    if (/\D/.test(key)) names.set(key, key)
  }
  return (address) => {
    const isHere = /^\/(?!\/)/.test(address)
    const url = URL.parse(address.replaceAll('&amp;', '&'), 'https://here.invalid')
    if (
      !url ||
      !(isHere ? /^\/(assets|uploads)\//.test(url.pathname) || /\/assets\//.test(url.pathname) : hosts.has(url.origin))
    )
      return undefined
    return names.get(lastPart(url.pathname))
  }
}

/** Each text of rows that may name files, changed by `change`, which is given each address in it. */
export function renameAddresses(rows: SettledRows, change: (address: string) => string | undefined): void {
  for (const { collection, values } of rows.all())
    for (const [name, column] of columnsOf(collection)) {
      const value = values[name]
      if (column.type !== 'html' || typeof value !== 'string') continue
      values[name] = value.replace(ADDRESSES, (whole, attribute: string, mark: string, address: string) => {
        const next = change(address)
        return next === undefined ? whole : `${attribute}=${mark}${next}${mark}`
      })
    }
}
