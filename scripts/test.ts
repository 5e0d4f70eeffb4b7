// `npm test [-- STEP …]`: runs every check, or those named, to the end, and closes with the count.
import { delimiter, join } from 'node:path'
import { endWith, Fault } from './launch/fault.mjs'
import { enterCheckout } from './launch/root.mjs'
import { openStepLine, seconds } from './launch/step-line.mjs'
import { keepFilesInMemory } from './test/files-in-memory.ts'
import { type Step, type StepName, steps } from './test/steps.ts'
import { closingLine, FAILED, sum, type Tally } from './test/tally.ts'

/** The output that is worth reading although nothing failed. */
const SHOWN_WHEN_PASSED: StepName[] = ['build']

function chosenSteps(names: string[]): [string, Step][] {
  const all = Object.entries(steps)
  const unknown = names.filter((name) => !(name in steps))
  if (unknown.length === 0) return all.filter(([name]) => names.length === 0 || names.includes(name))
  throw new Fault(`There is no step ${unknown.join(', ')}; the steps are ${Object.keys(steps).join(', ')}.`)
}

async function runStep(name: string, { label, prepare, isOfOneCore, run }: Step): Promise<Tally> {
  let endLine: ReturnType<typeof openStepLine> | undefined
  try {
    await prepare?.()
    // Of steps beside each other each has its line when it ends.
    const start = performance.now()
    endLine = isOfOneCore ? undefined : openStepLine(label)
    const { tally, output } = await run()
    const result = `${closingLine(tally)}  (${seconds(performance.now() - start)})`
    if (endLine) endLine(result)
    else console.log(`${label} …  ${result}`)
    if (tally.failed > 0 || SHOWN_WHEN_PASSED.includes(name as StepName)) console.log(output.trimEnd())
    return tally
  } catch (error) {
    endLine?.('failed')
    console.log(error instanceof Fault ? error.message : error)
    return FAILED
  }
}

/** Runs the steps in their order, those of one core two at a time. */
async function runAll(chosen: readonly [string, Step][]): Promise<Tally[]> {
  const waiting = [...chosen]
  const tallies: Tally[] = []
  const lane = async () => {
    for (let [next] = waiting; next?.[1].isOfOneCore; [next] = waiting) {
      waiting.shift()
      tallies.push(await runStep(...next))
    }
  }
  while (waiting.length > 0) {
    await Promise.all([lane(), lane()])
    const next = waiting.shift()
    if (next) tallies.push(await runStep(...next))
  }
  return tallies
}

async function test(): Promise<void> {
  const root = enterCheckout()
  keepFilesInMemory()
  process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const total = sum(await runAll(chosenSteps(process.argv.slice(2))))
  console.log(closingLine(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}

await test().catch(endWith)
