import { useState } from 'react'
import type { ImportedLine } from '#contract/wire/imports.ts'
import { readCsv } from '#domain/texts/csv.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { inPieces, inTurn, type Progress } from '../work/long-work.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { NoKey, type ReadFile, readLines } from './import-lines.ts'

const PRODUCT = 'ecommerce_product'
/** Lines of one call: short enough that nobody else waits for it. */
const PIECE = 100
/** Lines that can be written as a whole. */
const MOST_AT_ONCE = 5000

/** Only tried; the good lines written; all written or none. */
type Mode = 'dry' | 'good' | 'all'

const inOrder = (lines: readonly ImportedLine[]) => lines.toSorted((a, b) => a.line - b.line)

/** An import on its way: the file, what has been found line by line, how far it is, and what went wrong. */
export function useImport() {
  const text = useText()
  const failureWords = useFailureWords()
  const { sdk, gate } = useBackend()
  const { model, languages } = useWorkplace()
  const [file, setFile] = useState<ReadFile>()
  const [results, setResults] = useState<ImportedLine[]>()
  const [done, setDone] = useState<Mode>()
  const [progress, setProgress] = useState<Progress>()
  const [stop, setStop] = useState<AbortController>()
  const [fault, setFault] = useState<string>()

  async function run(read: ReadFile, how: Mode) {
    const abort = new AbortController()
    const all = read.lines.length
    setStop(abort)
    setFault(undefined)
    setDone(undefined)
    setProgress({ done: 0, all })
    const found: ImportedLine[] = [...read.refused]
    let isWritten = how === 'good'
    try {
      // What is to be written as a whole goes out as a whole: only then can it be taken back.
      const isDone = await inTurn(
        inPieces(read.lines, how === 'all' ? Math.max(1, all) : PIECE),
        async (lines) => {
          const order = { key: read.key, mode: how, lines }
          const { data } = await gate.guarded(() =>
            sdk.items(PRODUCT).import(order, how === 'good' ? {} : { signal: abort.signal }),
          )
          found.push(...data.lines)
          isWritten = data.written
        },
        { tell: ({ done: pieces }) => setProgress({ done: Math.min(pieces * PIECE, all), all }), signal: abort.signal },
      )
      if (!isDone) setFault(text(how === 'good' ? 'import.stopped' : 'import.stoppedTrial'))
      else if (how === 'all' && !isWritten) setFault(text('import.nothing'))
      setDone(how === 'good' || (isDone && isWritten) ? how : 'dry')
      setResults(inOrder(found))
    } catch (error) {
      if (abort.signal.aborted) setFault(text(how === 'good' ? 'import.stopped' : 'import.stoppedTrial'))
      else setFault(failureWords(error))
      setDone(results && how !== 'good' ? 'dry' : undefined)
    } finally {
      setProgress(undefined)
    }
  }

  async function take(chosen: File | undefined) {
    if (!chosen) return
    setFile(undefined)
    setResults(undefined)
    setDone(undefined)
    try {
      const read = readLines(readCsv(await chosen.text()), model.get(PRODUCT)?.fields ?? {}, languages)
      setFile(read)
      await run(read, 'dry')
    } catch (error) {
      setFault(error instanceof NoKey ? text('import.noKey') : String(error))
    }
  }

  function write(read: ReadFile, mode: 'good' | 'all') {
    if (mode === 'all' && read.lines.length > MOST_AT_ONCE) setFault(text('import.tooMany', { most: MOST_AT_ONCE }))
    else if (mode === 'all' && read.refused.length > 0) setFault(text('import.nothing'))
    else void run(read, mode)
  }

  return { file, results, done, progress, fault, take, write, stop: () => stop?.abort() }
}
