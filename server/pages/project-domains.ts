import { untilAborted } from '#sdk/until-aborted.ts'
import { keepNewest } from '../http/keep-newest.ts'
import type { Purged } from './follow-changes.ts'

export type ProjectDomains = Required<Purged> & {
  /** The domain of the project that answers a host; undefined while that is not known for sure. */
  known(host: string): string | undefined
  /** The same, asked for if need be: what it was before when nobody can tell, and the host itself where no project answers. */
  find(host: string): Promise<string>
}

export type Waits = {
  /** Milliseconds that a host waits whose domain was known before. */
  patience?: number
  /** Milliseconds that any other host waits. */
  longest?: number
  /** Milliseconds after which a question without an answer is asked once more. */
  repeat?: number
}

type Answered = { domain: string; at: number }

type Question = { answer: Promise<string | undefined>; at: number }

const MOST_HOSTS = 1000
/** A name of a host, with its port. */
const LONGEST_HOST = 260

const isOfProject = (tag: string) => /^\d+:project(\/|$)/.test(tag)

/**
 * Learns which project answers a host, so that what is kept for a project is there under every name that leads to it, and
 * made-up names make nothing more to keep. `ask` gives the domain of the project that the backend takes for a host. Nobody waits long for
 * a backend that does not answer, and all who ask meanwhile wait for one answer. (DESIGN 3)
 */
export function projectDomains(
  ask: (host: string) => Promise<string | undefined>,
  { patience = 2000, longest = 5000, repeat = 30_000 }: Waits = {},
): ProjectDomains {
  const answered = new Map<string, Answered>()
  const questions = new Map<string, Question>()
  let moment = 0
  let isConnected = false

  function known(host: string): string | undefined {
    const found = answered.get(host.toLowerCase())
    return isConnected && found?.at === moment ? found.domain : undefined
  }

  async function learn(name: string, at: number): Promise<string | undefined> {
    const domain = await ask(name)
    if (domain !== undefined && name.length <= LONGEST_HOST) keepNewest(answered, name, { domain, at }, MOST_HOSTS)
    return domain
  }

  function asked(name: string): Promise<string | undefined> {
    const running = questions.get(name)
    if (running?.at === moment) return running.answer
    const learning = learn(name, moment)
    const inTime = AbortSignal.timeout(answered.has(name) ? patience : longest)
    const question = { answer: untilAborted(inTime, () => learning), at: moment }
    questions.set(name, question)
    const forget = () => {
      clearTimeout(timer)
      if (questions.get(name) === question) questions.delete(name)
    }
    const timer = setTimeout(forget, repeat)
    learning.then(forget, forget)
    return question.answer
  }

  return {
    known,
    async find(host) {
      const name = host.toLowerCase()
      const before = answered.get(name)?.domain ?? name
      try {
        return known(name) ?? (await asked(name)) ?? name
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
    setConnected(value) {
      if (value && !isConnected) moment++
      isConnected = value
    },
  }
}
