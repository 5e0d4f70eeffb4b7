/**
 * The file where it has no more bytes than the backend takes, in the backend's words where it has: a browser that sends more is cut off and never
 * reads the answer. Throws an Error.
 */
export function withinBytes(file: File, most: number): File {
  if (file.size > most) throw new Error(`file must have at most ${most / 1_000_000} MB`)
  if (file.size === 0) throw new Error('The file is empty')
  return file
}
