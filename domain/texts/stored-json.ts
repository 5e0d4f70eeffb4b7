/** The object in a stored text, or undefined when the text is missing, damaged or holds anything else. */
export function storedObject(text: string | null | undefined): Record<string, unknown> | undefined {
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** True for a plain object, which is neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a stored time stamp (ms) lies within `maxAge` (ms) before now; one without a time, or from the future, does not. */
export function isFresh(timestamp: unknown, now: number, maxAge: number): boolean {
  const minute = 60_000
  return typeof timestamp === 'number' && timestamp <= now + minute && now - timestamp <= maxAge
}
