import { keepNewest } from '../keep-newest.ts'
import type { Purged } from './follow-changes.ts'

export type ProjectDomains = Required<Purged> & {
  /** The domain of the project that answers a host; undefined while that is not known for sure. */
  known(host: string): string | undefined
  /** The same, asked for if need be: what it was before when nobody can tell, and the host itself where no project answers. */
  find(host: string): Promise<string>
}

type Answered = { domain: string; at: number }

const MOST_HOSTS = 1000
/** A name of a host, with its port. */
const LONGEST_HOST = 260

const isOfProject = (tag: string) => /^\d+:project(\/|$)/.test(tag)

/**
 * Learns which project answers a host, so that what is kept for a project is there under every name that leads to it, and
 * made-up names make nothing more to keep. `ask` gives the domain of the project that the backend takes for a host. (DESIGN 3)
 */
export function projectDomains(ask: (host: string) => Promise<string | undefined>): ProjectDomains {
  const answered = new Map<string, Answered>()
  let moment = 0
  let isSure = false

  function known(host: string): string | undefined {
    const found = answered.get(host.toLowerCase())
    return isSure && found?.at === moment ? found.domain : undefined
  }

  return {
    known,
    async find(host) {
      const name = host.toLowerCase()
      const at = moment
      const before = answered.get(name)?.domain ?? name
      try {
        const domain = known(name) ?? (await ask(name))
        if (domain === undefined) return name
        if (name.length <= LONGEST_HOST) keepNewest(answered, name, { domain, at }, MOST_HOSTS)
        return domain
      } catch {
        return before
      }
    },
    purge(tags) {
      if (tags.some(isOfProject)) moment++
    },
    purgeAll() {
      moment++
    },
    setSure(value) {
      if (value && !isSure) moment++
      isSure = value
    },
  }
}
