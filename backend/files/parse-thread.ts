import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { Fault } from '../fault.ts'
import { Invalid } from '../items/validate.ts'
import type { Parsed, ToParse } from './parse-apart.ts'

// A thread for one file: what it costs in time and memory is bounded from outside, and ends with it.
const { kind, bytes } = workerData as ToParse

// Where a thread has a priority of its own, visitors come before it; elsewhere the whole process would stand back.
if (process.platform === 'linux') setPriority(10)

async function parse(): Promise<Parsed> {
  try {
    if (kind === 'pdf') return { bytes: await (await import('./pdf.ts')).cleanPdf(bytes) }
    return { bytes: (await import('./svg.ts')).cleanSvg(bytes) }
  } catch (error) {
    if (error instanceof Invalid) return { problems: error.problems }
    if (error instanceof Fault) return { status: error.status, message: error.message }
    throw error
  }
}

parentPort?.postMessage(await parse())
