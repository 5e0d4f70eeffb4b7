// `npm run verify:extending [-- --write]`: does on a scratch copy what docs/extending.md is about, and looks whether the compiler or the
// named tests lead to exactly the files of its lists. `--write` writes what was found into the lists.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOf, withFiles } from './extending/lists.ts'
import { type Trial, trials } from './extending/trials.ts'
import { runQuietly } from './launch/child.mjs'
import { enterCheckout } from './launch/root.mjs'

const DOCUMENT = 'docs/extending.md'

/** Of the checkout what the compiler and the named tests read. */
const PARTS = [
  ...['domain', 'contract', 'sdk', 'backend', 'site', 'backoffice', 'server', 'demo', 'scripts'],
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', 'vite.config.ts'],
]

/** What the compiler looks at: neither tests, which follow what they test, nor scripts. */
const PROJECT = 'tsconfig.extending.json'
const project = { extends: './tsconfig.json', exclude: ['**/*.test.ts', '**/*.test.tsx', 'scripts', '*.config.ts'] }

/** What the compiler keeps of its last run, and what it kept of the copy without a trial. */
const KNOWN = '.tsbuildinfo'
const KNOWN_BEFORE = '.tsbuildinfo-before'

/** The files in which the compiler finds something, of the copy as it is. Only what has changed is looked at anew. */
async function faulty(copy: string): Promise<string[]> {
  const args = ['--project', PROJECT, '--noEmit', '--tsBuildInfoFile', join(copy, KNOWN), '--pretty', 'false']
  const { output } = await runQuietly(join('node_modules', '.bin', 'tsc'), args, { cwd: copy })
  const files = output.split('\n').flatMap((line) => /^([\w./-]+)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
  return [...new Set(files)]
}

/** What tests on the copy find around them: in CI they would ask for PostgreSQL, which no trial is about. */
const { CI: _, ...onSqlite } = process.env

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** The files that the named tests lead to, which run together. Throws when one of them does not fail. */
async function ledByTests(copy: string, tests: NonNullable<Trial['tests']>): Promise<string[]> {
  if (tests.length === 0) return []
  const report = join(copy, 'report.json')
  const only = ['-t', tests.map(({ title }) => title).join('|'), '--reporter=json', `--outputFile=${report}`]
  const args = ['run', '--project', 'units', ...tests.map(({ file }) => file), ...only]
  rmSync(report, { force: true })
  const { output } = await runQuietly(join('node_modules', '.bin', 'vitest'), args, { cwd: copy, env: onSqlite })
  if (!existsSync(report)) throw new Error(`The tests did not run:\n${output.slice(-800)}`)
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = all.flatMap(({ status, title }) => (status === 'failed' ? [title] : []))
  for (const { file, title } of tests) {
    // A test that runs in several ways says at its end in which.
    if (!failed.some((one) => one.startsWith(title)))
      throw new Error(`Nothing stops it: ${file} "${title}"\n${output.slice(-800)}`)
  }
  return tests.flatMap(({ places }) => places)
}

async function placesOf(copy: string, { file, from, to, tests = [] }: Trial): Promise<string[]> {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)} any more: mend the trial.`)
  writeFileSync(path, text.replace(from, to))
  // Else the compiler would look again at all that the trial before has touched.
  copyFileSync(join(copy, KNOWN_BEFORE), join(copy, KNOWN))
  try {
    const led = [...(await faulty(copy)), ...(await ledByTests(copy, tests))]
    if (led.length === 0) throw new Error(`Nothing stops it: ${file} with ${JSON.stringify(to)}`)
    return [...new Set([file, ...led])].sort()
  } finally {
    writeFileSync(path, text)
  }
}

const root = enterCheckout()
const copy = mkdtempSync(join(tmpdir(), 'schaufenster-extending-'))
try {
  for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true })
  writeFileSync(join(copy, PROJECT), JSON.stringify(project))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const before = await faulty(copy)
  if (before.length > 0) throw new Error(`The compiler is not content to begin with: ${before.join(', ')}`)
  copyFileSync(join(copy, KNOWN), join(copy, KNOWN_BEFORE))
  let document = readFileSync(DOCUMENT, 'utf8')
  for (const trial of trials) {
    const found = await placesOf(copy, trial)
    const listed = filesOf(document, trial.heading)
    const isSame = found.join('\n') === listed.join('\n')
    console.log(`${trial.heading}: ${found.length} places${isSame ? '' : `, but ${DOCUMENT} lists others`}`)
    if (isSame) continue
    for (const file of found.filter((each) => !listed.includes(each))) console.log(`  not listed: ${file}`)
    for (const file of listed.filter((each) => !found.includes(each)))
      console.log(`  listed, but nothing leads there: ${file}`)
    if (process.argv.includes('--write')) document = withFiles(document, trial.heading, found)
    else process.exitCode = 1
  }
  if (process.argv.includes('--write')) writeFileSync(DOCUMENT, document)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
