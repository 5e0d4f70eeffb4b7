import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RECORDED_FILE } from '../backend/openapi/parts/recorded-examples.ts'
import type { RecordedCall } from '../backend/openapi/sample-recording.ts'
import { examplesOf } from './examples/choose-examples.ts'

/** Files of tests that call a backend in their process, but the one that counts the bytes which are read of a body: to record reads them all. */
const TESTS = ['backend', 'server/start', '--exclude', 'backend/calls/unread-bodies.test.ts']

/**
 * Writes the examples of `/openapi.json` from what tests ask and are answered: `npm run docs:examples`. The environment's `RECORD_EXAMPLES`
 * names a folder that is recorded already.
 */
const recorded = process.env.RECORD_EXAMPLES
const folder = recorded ?? mkdtempSync(join(tmpdir(), 'schaufenster-examples-'))
if (!recorded) {
  const env = { ...process.env, RECORD_EXAMPLES: folder, TEST_DATABASE_URL: '' }
  execFileSync('npx', ['vitest', 'run', '--project', 'units', ...TESTS], { env, stdio: 'inherit' })
}
const calls = readdirSync(folder)
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
  .map((line): RecordedCall => JSON.parse(line))
const lines = Object.entries(examplesOf(calls)).map(
  ([id, example]) => `${JSON.stringify(id)}: ${JSON.stringify(example)}`,
)
writeFileSync(RECORDED_FILE, `{\n${lines.join(',\n')}\n}\n`)
if (!recorded) rmSync(folder, { recursive: true })
console.log(`${lines.length} operations with examples of ${calls.length} calls`)
