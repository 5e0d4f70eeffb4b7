import { NEWSLETTER_TOOLS } from '#contract/model/newsletter-tools.ts'
import { type Recurring, recurring } from '../recurring.ts'
import { nextTry } from '../retry-times.ts'
import { leftElsewhere } from './left-elsewhere.ts'
import { type ConnectedTool, connectedTool, type ProjectToolsOptions, projectsWithTools } from './project-tools.ts'
import { hasWaiting, tellTool } from './tell-tool.ts'
import { ToolFault, type ToolName } from './tool.ts'
import { claimTool, dropTool, keptTool, settleTool, type ToolRow } from './tool-row.ts'
import { hasWishes, noteWishes } from './wishes.ts'

const MINUTE = 60_000

/** Milliseconds between two questions who has left there, and by how much each reaches back before the one before it. */
const ASKS_EVERY = 15 * MINUTE
const REACHES_BACK = 60 * MINUTE

/** Milliseconds after which a tool that never answers well is tried again: no longer than a day. */
const LONGEST_PAUSE = 24 * 60 * MINUTE

export interface ToolWorkerOptions extends ProjectToolsOptions {
  readonly now: () => Date
  readonly random: () => number
  readonly log: (message: string, error?: unknown) => void
  /** Milliseconds between two looks. */
  readonly every?: number
}

/**
 * Carries subscribers to the newsletter tools of all websites, and brings back who has left there. What a tool cannot be told now it is
 * told later, with growing pauses for as long as it takes.
 */
export function createToolWorker(options: ToolWorkerOptions) {
  const { db, now, random, log, every = 5000 } = options
  let job: Recurring | undefined
  let isEnding = false

  const isAskDue = ({ askedOn }: ToolRow): boolean =>
    askedOn === null || now().getTime() - Date.parse(askedOn) >= ASKS_EVERY

  async function ask(row: ToolRow, { tool }: ConnectedTool): Promise<void> {
    if (row.askedOn === null) await tool.prepare()
    const since = row.askedOn && new Date(Date.parse(row.askedOn) - REACHES_BACK).toISOString()
    for await (const emails of tool.leftSince(since ?? undefined)) {
      await leftElsewhere(db, now, emails, { project: row.project, through: row.tool, tool: row })
      await claimTool(db, row.id, now(), true)
    }
  }

  async function work(row: ToolRow, connected: ConnectedTool): Promise<void> {
    const begin = now().toISOString()
    const asks = isAskDue(row)
    const goOn = async () => !isEnding && (await claimTool(db, row.id, now(), true))
    try {
      if (asks) await ask(row, connected)
      while ((await noteWishes(db, row, now())) + Number(await hasWaiting(db, row.id)) > 0 && !isEnding)
        await tellTool({ db, now, goOn }, row, connected.tool)
      await settleTool(db, row.id, { fault: null, faults: 0, due_on: begin, ...(asks && { asked_on: begin }) })
    } catch (error) {
      const faults = row.faults + 1
      const due = nextTry(faults, now(), random) ?? new Date(now().getTime() + LONGEST_PAUSE)
      const fault = error instanceof ToolFault ? error.reason : 'refused'
      await settleTool(db, row.id, { fault, faults, due_on: due.toISOString() })
      if (!(error instanceof ToolFault)) log(`The newsletter tool ${row.tool} could not be told`, error)
    }
  }

  async function look(project: number, name: ToolName): Promise<void> {
    const connected = await connectedTool(options, project, name)
    if (!connected) return dropTool(db, project, name)
    const row = await keptTool(db, { project, tool: name, list: connected.list }, now())
    const hasWork = isAskDue(row) || (await hasWaiting(db, row.id)) || (await hasWishes(db, row))
    if (hasWork && (await claimTool(db, row.id, now()))) await work(row, connected)
  }

  async function lookAtAll(): Promise<void> {
    for (const project of await projectsWithTools(db))
      for (const name of NEWSLETTER_TOOLS) if (!isEnding) await look(project, name)
  }

  return {
    /** Tells and asks all that is due now. */
    workDue: lookAtAll,
    /** Looks at once: for who has just changed something. */
    wake() {
      job?.wake()
    },
    start() {
      job ??= recurring(every, lookAtAll, (error) => log('Newsletter tools could not be looked after', error))
    },
    /** Lets the address in hand be told, and tells no more. */
    async stop() {
      isEnding = true
      await job?.stop()
      job = undefined
    },
  }
}
