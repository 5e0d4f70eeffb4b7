/** Runs one step of the start-up and says what it is and how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
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
