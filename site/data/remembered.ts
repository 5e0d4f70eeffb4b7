/** Results that are remembered at a time; then all of them are forgotten. */
const MOST = 500

/**
 * The same function, which does not work out again what it has answered for equal arguments: for one that is pure and takes plain data, and
 * whose results nobody changes.
 */
export function remembered<Asked extends readonly unknown[], Result>(
  work: (...asked: Asked) => Result,
  most = MOST,
): (...asked: Asked) => Result {
  const known = new Map<string, { result: Result }>()
  return (...asked) => {
    const key = JSON.stringify(asked)
    const found = known.get(key)
    if (found) return found.result
    if (known.size >= most) known.clear()
    const result = work(...asked)
    known.set(key, { result })
    return result
  }
}
