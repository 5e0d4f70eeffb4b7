import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Verdict = {
  /** Of 100: performance, accessibility, best practices, search engines. */
  scores: number[]
  /** Milliseconds. */
  blocking: number
  largestPaint: number
  shift: number
  /** What cost points. */
  faults: string[]
}

/** How often a run is tried again in which Lighthouse saw no paint. */
const SECOND_TRIES = 3

/** Lighthouse's word on a page on a phone, of so many runs the middle one. `port`: of a Chromium that may be debugged. */
export async function judge(url: string, port: number, runs: number): Promise<Verdict> {
  const verdicts: Verdict[] = []
  for (let left = SECOND_TRIES; verdicts.length < runs; ) {
    const verdict = await judgeOnce(url, port)
    if (!Number.isNaN(verdict.largestPaint)) verdicts.push(verdict)
    else if (left-- === 0) throw new Error(`Lighthouse cannot judge ${url}: ${verdict.faults.join(', ')}`)
    else console.log(`  Lighthouse saw nothing of ${url}: ${verdict.faults.join(', ')}`)
  }
  verdicts.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))
  return verdicts[Math.floor(runs / 2)] as Verdict
}

async function judgeOnce(url: string, port: number): Promise<Verdict> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...CATEGORIES] })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`)
  const { audits, categories } = result.lhr
  const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const weighty = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  return {
    scores: CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0))),
    blocking: numberOf('total-blocking-time'),
    largestPaint: numberOf('largest-contentful-paint'),
    shift: numberOf('cumulative-layout-shift'),
    faults: Object.values(audits)
      .filter(({ id, score, errorMessage }) => weighty.has(id) && (errorMessage || (score !== null && score < 0.9)))
      .map(({ id, displayValue, errorMessage }) => `${id} (${errorMessage ?? displayValue ?? 'missing'})`),
  }
}
