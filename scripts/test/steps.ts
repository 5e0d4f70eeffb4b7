import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from '../launch/child.mjs'
import { startCluster } from './postgres-cluster.ts'
import { ensureChromium, ensurePostgres } from './system-packages.ts'
import { FAILED, PASSED, type Tally, tallyPlaywright, tallyVitest } from './tally.ts'

/** One part of `npm test`. `prepare` installs what it needs and is not part of its time. */
export type Step = {
  label: string
  prepare?: () => Promise<unknown>
  /** Keeps one core busy, so that another one of them may run beside it. */
  isOfOneCore?: boolean
  run: () => Promise<{ tally: Tally; output: string }>
}

const FOLDERS = [
  'domain',
  'contract',
  'sdk',
  'backend',
  'site',
  'backoffice',
  'server',
  'demo',
  'e2e',
  'bench',
  'scripts',
]

/** A tool that passes or fails as a whole. */
const tool = (label: string, command: string, args: string[]): Step => ({
  label,
  isOfOneCore: true,
  run: async () => {
    const { code, output } = await runQuietly(command, args)
    return { tally: code === 0 ? PASSED : FAILED, output }
  },
})

/** What is worth reading of a runner's output: all but the lines of what went well. */
const withoutPassed = (output: string) =>
  output
    .split('\n')
    .filter((line) => !/^\s*[✓↓]\s/.test(line))
    .join('\n')

/** A test runner that writes its counts to a JSON file. */
async function countedTests<Report>(
  command: (reportFile: string) => { command: string; args: string[]; env?: Record<string, string> },
  count: (report: Report, code: number) => Tally,
) {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-report-'))
  try {
    const file = join(folder, 'report.json')
    const { command: name, args, env } = command(file)
    const { code, output } = await runQuietly(name, args, { env: { ...process.env, ...env } })
    const tally = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')), code) : FAILED
    return { tally, output: withoutPassed(output) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The steps by the names that `npm test -- NAME` takes, in their order. */
export const steps = {
  lint: tool('Format and lint', 'biome', [
    'ci',
    '--error-on-warnings',
    process.stdout.isTTY ? '--colors=force' : '--colors=off',
  ]),
  walls: tool('Walls between folders', 'depcruise', [
    '-T',
    'err-long',
    ...FOLDERS.filter((folder) => existsSync(folder)),
  ]),
  house: tool('How the house shall stand', process.execPath, ['scripts/house.ts']),
  types: tool('Types', 'tsc', ['--noEmit']),
  unused: tool('Unused code', 'knip', ['--no-progress']),
  extending: tool('Extending, as its document says', process.execPath, ['scripts/verify-extending.ts']),
  build: tool('Build and its budgets', process.execPath, ['scripts/build.ts', '--budget']),
  unit: {
    label: 'Units, and the backend on SQLite and PostgreSQL',
    prepare: ensurePostgres,
    run: async () => {
      const cluster = await startCluster(await ensurePostgres())
      return countedTests(
        (report) => ({
          command: 'vitest',
          args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
          env: { TEST_DATABASE_URL: cluster.url },
        }),
        tallyVitest,
      ).finally(cluster.stop)
    },
  },
  browser: {
    label: 'Browser, with the site in one process and in two',
    prepare: ensureChromium,
    run: () =>
      countedTests(
        (report) => ({
          command: 'playwright',
          args: ['test', '--reporter=list,json'],
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        }),
        tallyPlaywright,
      ),
  },
} satisfies Record<string, Step>

export type StepName = keyof typeof steps
