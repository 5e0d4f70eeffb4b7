import { MAX_RETRIES } from './fetch-page-data.ts'
import type { AppData } from './page-resources.ts'

/** The build that the server runs now; empty when it cannot be learnt, which never counts as a different build. */
export async function fetchBuildHash(fetch: typeof globalThis.fetch): Promise<string> {
  for (let attempt = 0; attempt <= MAX_RETRIES; attempt++) {
    try {
      const response = await fetch('/page-data/app-data.json')
      if (response.status !== 200) continue
      const body = (await response.json()) as Partial<AppData>
      return body.webpackCompilationHash ?? ''
    } catch {}
  }
  return ''
}
