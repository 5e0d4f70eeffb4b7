/** A stored thing whose bytes are read when asked for; `size` in bytes. */
export type StoredObject = {
  readonly size: number
  bytes(): Promise<Uint8Array>
  stream(): ReadableStream<Uint8Array>
}

/**
 * Where files lie: a disk folder or an S3 bucket. Keys are relative paths of letters, digits, `-`, `_`, `.` and `/`; any
 * other throws a TypeError, so that no key leads out of the storage.
 */
export type Storage = {
  /** Whether originals lie on another machine, which may be away. */
  readonly isFar?: boolean
  /** The object of that key, or null. */
  read(key: string): Promise<StoredObject | null>
  /** Writes an object whole or not at all; replaces one that is there. */
  write(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The same of the bytes of a file of this machine, which are never in memory as a whole. */
  writeFile(key: string, path: string, type: string): Promise<void>
  /** Deletes everything whose key begins with `folder` and a slash. */
  deleteFolder(folder: string): Promise<void>
}

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** Returns a key that is safe to use as a path; throws a TypeError on any other. */
export function safeKey(key: string): string {
  if (!KEY.test(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`)
  return key
}
