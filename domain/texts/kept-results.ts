/**
 * The same function, whose results are kept by its text: at most so many, after which it begins anew. Only for what depends on the text
 * alone, and is asked the same again and again.
 */
export function keptResults<Result extends NonNullable<unknown>>(
  most: number,
  make: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    let result = known.get(text)
    if (result === undefined) {
      result = make(text)
      if (known.size >= most) known.clear()
      known.set(text, result)
    }
    return result
  }
}
