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

/** By how much Lighthouse slows a processor down that is as fast as it expects, and its own index of such a one. */
const SLOWDOWN = 4
const EXPECTED_INDEX = 1750

/**
 * The slowdown with which this machine is the phone that Lighthouse means: fourfold is meant for a fast desktop. Chromium's own tools set it
 * by the same index. At most fourfold, so that no machine makes a page look better than it is.
 */
export async function phoneSlowdown(
  url: string,
  port: number,
  runs: number,
): Promise<{ index: number; slowdown: number }> {
  const indices: number[] = []
  while (indices.length < runs) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: ['seo'] })
    indices.push(result?.lhr.environment.benchmarkIndex ?? EXPECTED_INDEX)
  }
  const index = indices.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? EXPECTED_INDEX
  return { index, slowdown: Math.min(SLOWDOWN, (SLOWDOWN * index) / EXPECTED_INDEX) }
}

/** Lighthouse's word on a page on a phone, of so many runs the middle one. `port`: of a Chromium that may be debugged. */
export async function judge(url: string, port: number, runs: number, slowdown = SLOWDOWN): Promise<Verdict> {
  const verdicts: Verdict[] = []
  for (let left = SECOND_TRIES; verdicts.length < runs; ) {
    const verdict = await judgeOnce(url, port, slowdown)
    if (!Number.isNaN(verdict.largestPaint)) verdicts.push(verdict)
    else if (left-- === 0) throw new Error(`Lighthouse cannot judge ${url}: ${verdict.faults.join(', ')}`)
    else console.log(`  Lighthouse saw nothing of ${url}: ${verdict.faults.join(', ')}`)
  }
  verdicts.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))
  return verdicts[Math.floor(runs / 2)] as Verdict
}

async function judgeOnce(url: string, port: number, cpuSlowdownMultiplier: number): Promise<Verdict> {
  const throttling = { cpuSlowdownMultiplier }
  const result = await lighthouse(url, {
    ...{ port, output: 'json', logLevel: 'silent', throttling },
    onlyCategories: [...CATEGORIES],
  })
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
