import { failureText } from '../api/failure.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'

/** What the server says of a place where others have counted, sold or carried meanwhile. */
const CHANGED = /^was: (\d+) pieces lie there by now$/
const TOO_FEW = /^pieces: only (\d+) lie there$/

/** Why a count or a move was refused, in words that say what to do. */
export function useStockFault(): (error: unknown) => string {
  const text = useText()
  const failureWords = useFailureWords()
  return (error) => {
    const message = failureText(error)
    const [, there] = CHANGED.exec(message) ?? []
    if (there) return text('stock.countAgain', { smart_count: Number(there) })
    const [, left] = TOO_FEW.exec(message) ?? []
    if (left) return text('stock.tooFew', { smart_count: Number(left) })
    return failureWords(error)
  }
}
