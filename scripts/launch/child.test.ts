import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { exitCodeOf, runQuietly } from './child.mjs'

const child = new URL('child.mjs', import.meta.url).href

/** A process that hands over to `program` and prints the exit code that comes back. */
function handOverTo(program: string) {
  const script = `import { handOver } from '${child}'
    console.log('code', await handOver(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(program)}]))
    process.exit()`
  const wrapper = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('.', child)),
  })
  let output = ''
  const said = async (text: string) => {
    while (!output.includes(text)) output += (await once(wrapper.stdout, 'data'))[0]
  }
  return { wrapper, said, pid: () => Number(/pid (\d+)/.exec(output)?.[1]) }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const server = (onSignal: string) =>
  `process.on('SIGTERM', () => { ${onSignal} }); console.log('pid', process.pid); setInterval(() => {}, 1000)`

test('a signal without a code becomes the exit code that a shell would give', () => {
  expect(exitCodeOf(3, null)).toBe(3)
  expect(exitCodeOf(null, 'SIGTERM')).toBe(143)
})

test('a command run quietly gives back all it printed and its exit code', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 4'
  const { code, output } = await runQuietly(process.execPath, ['-e', script])
  expect(code).toBe(4)
  expect(output).toContain('out')
  expect(output).toContain('err')
})

test('the exit code of the program is passed on', async () => {
  await handOverTo('process.exit(7)').said('code 7')
})

test('a program that is asked to stop gets the time it needs, and repeated signals reach it once', async () => {
  const { wrapper, said } = handOverTo(
    server(`globalThis.times = (globalThis.times ?? 0) + 1; setTimeout(() => process.exit(globalThis.times), 500)`),
  )
  await said('pid')
  wrapper.kill('SIGTERM')
  setTimeout(() => wrapper.kill('SIGTERM'), 100)
  await said('code 1')
})

test('a program does not outlive the process that handed over to it, even one that was killed', async () => {
  const { wrapper, said, pid } = handOverTo(server('process.exit(0)'))
  await said('pid')
  wrapper.kill('SIGKILL')
  await expect.poll(() => isAlive(pid()), { timeout: 5000 }).toBe(false)
})
