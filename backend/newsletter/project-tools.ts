import type { CheckResult } from '#domain/company/connection-check.ts'
import type { Database } from '../db/database.ts'
import { fetchOutside } from '../outside/outside-call.ts'
import { callOwnService } from '../outside/own-service.ts'
import { projectSetting } from '../project/project-setting.ts'
import type { Vault } from '../vault/vault.ts'
import { brevo } from './brevo.ts'
import { cleverReach } from './clever-reach.ts'
import { type NewsletterTool, ToolFault, type ToolName } from './tool.ts'
import type { ToolFetch } from './tool-call.ts'

/** Where the tools are called; only the environment may name hosts of its own, such as stand-ins of a test. */
export interface ToolHosts {
  readonly brevoUrl?: string | undefined
  readonly cleverReachUrl?: string | undefined
}

export interface ProjectToolsOptions {
  readonly db: Database
  readonly vault: Vault
  readonly hosts: ToolHosts
}

/** A tool that a website has filled in all credentials of. */
export interface ConnectedTool {
  readonly name: ToolName
  readonly list: string
  readonly tool: NewsletterTool
}

/** What each tool needs to be connected. */
const KEYS: Readonly<Record<ToolName, readonly string[]>> = {
  brevo: ['brevo_key', 'brevo_list'],
  cleverreach: ['cleverreach_client_id', 'cleverreach_client_secret', 'cleverreach_list'],
}

const wayTo = (own: string | undefined): ToolFetch => (own ? callOwnService : (request) => fetchOutside(request))

/** A website's tool of that name; undefined while something of it is not filled in, or cannot be opened. */
export async function connectedTool(
  { db, vault, hosts }: ProjectToolsOptions,
  project: number,
  name: ToolName,
): Promise<ConnectedTool | undefined> {
  const values: string[] = []
  for (const key of KEYS[name]) {
    const value = await projectSetting(db, project, key, vault)
    if (value === undefined) return undefined
    values.push(value)
  }
  const [first = '', second = '', third = ''] = values
  const { brevoUrl, cleverReachUrl } = hosts
  if (name === 'brevo')
    return { name, list: second, tool: brevo({ url: brevoUrl, key: first, list: second }, wayTo(brevoUrl)) }
  const account = { url: cleverReachUrl, client: first, secret: second, list: third }
  return { name, list: third, tool: cleverReach(account, wayTo(cleverReachUrl)) }
}

/** The websites that have filled in something of a tool, or had. */
export async function projectsWithTools(db: Database): Promise<number[]> {
  const settings = await db
    .selectFrom('settings')
    .select('project')
    .distinct()
    .where('key', 'in', Object.values(KEYS).flat())
    .execute()
  const connected = await db.selectFrom('newsletter_tools').select('project').distinct().execute()
  return [...new Set([...settings, ...connected].map(({ project }) => Number(project)))]
}

/** Tries a website's tool without telling it of anybody. Never throws for what it answers. */
export async function checkTool(options: ProjectToolsOptions, project: number, name: ToolName): Promise<CheckResult> {
  const found = await connectedTool(options, project, name)
  if (!found) return { reason: 'missing' }
  try {
    await found.tool.prepare()
    return { reason: 'works' }
  } catch (error) {
    if (error instanceof ToolFault) return { reason: error.reason }
    throw error
  }
}
