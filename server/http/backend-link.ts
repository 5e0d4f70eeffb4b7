import { createSdk, type Sdk } from '#sdk/sdk.ts'
import { keepNewest } from './keep-newest.ts'

type Answer = (request: Request) => Promise<Response>

/** How a site reaches its backend: `answer` takes a request to `url`, in this process or over the network. */
export type BackendLink = {
  url: string
  answer: Answer
  /** The backend as the project of a host sees it. `seen` is shown each answer. */
  sdkOf: (host: string, seen?: (response: Response) => void) => Sdk
  /** The same, with headers of one visitor in every call; made for one answer. */
  sdkWith: (host: string, headers: Readonly<Record<string, string>>) => Sdk
}

/** Pages of one process read many items side by side; SPEC 9's ten at a time is for one browser. */
const MAX_CONCURRENT = 64

const MOST_HOSTS = 500

/** The backend's own handler, called in memory. */
export function linkInMemory(answer: Answer): BackendLink {
  return link('http://backend.internal', answer)
}

/** A backend of another process. */
export function linkOverNetwork(url: string, fetch: typeof globalThis.fetch): BackendLink {
  return link(url.replace(/\/+$/, ''), (request) => fetch(request))
}

function link(url: string, answer: Answer): BackendLink {
  const known = new Map<string, Sdk>()
  const make = (host: string, fetch: typeof globalThis.fetch) =>
    createSdk({ url, project: host, fetch, maxConcurrent: MAX_CONCURRENT })
  return {
    url,
    answer,
    sdkOf(host, seen) {
      const fetch = asHost(host, answer)
      if (seen) return make(host, showing(fetch, seen))
      const sdk = known.get(host) ?? make(host, fetch)
      keepNewest(known, host, sdk, MOST_HOSTS)
      return sdk
    },
    sdkWith: (host, headers) => make(host, adding(headers, asHost(host, answer))),
  }
}

function adding(headers: Readonly<Record<string, string>>, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    return fetch(request)
  }
}

// A visitor's host may be no project's domain (a preview, an IP address): the backend then takes the default project.
function asHost(host: string, answer: Answer): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    request.headers.delete('x-directus-project')
    request.headers.set('x-project-host', host)
    return answer(request)
  }
}

function showing(fetch: typeof globalThis.fetch, seen: (response: Response) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    seen(response)
    return response
  }
}

/** The domain of the project that the backend takes for a host. */
export const domainOfHost =
  (link: Pick<BackendLink, 'sdkOf'>) =>
  async (host: string): Promise<string | undefined> => {
    const sdk = link.sdkOf(host, () => {})
    return (await sdk.items('project').first({ fields: ['domain'] }))?.domain
  }
