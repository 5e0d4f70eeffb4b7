export type Step = <T>(title: string, work: () => Promise<T>) => Promise<T>

/** Runs one step of the start-up and says what it is and how long it took. */
export const step: Step = async (title, work) => {
  const start = performance.now()
  process.stdout.write(`    ${title} …`)
  try {
    const result = await work()
    process.stdout.write(`  ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
    return result
  } catch (error) {
    process.stdout.write('  failed\n')
    throw error
  }
}
