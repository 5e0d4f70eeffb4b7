import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { countAttempt, forgetAttempts } from './throttle.ts'

const NOW = new Date('2026-11-30T12:00:00.000Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

withDatabases((database) => {
  const attempt = (who: string) => ({ kind: 'sign-in' as const, who, client: `${who} at home` })

  /** The seconds that each of so many attempts at once has to wait; undefined for those that are let through. */
  async function waits(who: string, times: number, now = NOW): Promise<(number | undefined)[]> {
    const found: (number | undefined)[] = []
    for (let time = 0; time < times; time++)
      found.push(
        await countAttempt(database(), attempt(who), now).then(
          () => undefined,
          (fault) => fault.wait,
        ),
      )
    return found
  }

  test('after four attempts each next one waits, and the answer says for how many seconds', async () => {
    expect(await waits('anna', 6)).toEqual([undefined, undefined, undefined, undefined, 1, 1])
    await expect(countAttempt(database(), attempt('anna'), NOW)).rejects.toMatchObject({ status: 429, wait: 1 })
    expect(await waits('anna', 1, later(2))).toEqual([undefined])
  })

  test('what a clock noted that was ahead keeps nobody out once it is right', async () => {
    const tomorrow = later(86_400)
    await countAttempt(database(), attempt('berta'), tomorrow)
    await forgetAttempts(database(), attempt('berta'), tomorrow)
    expect(await waits('berta', 1)).toEqual([undefined])
    await waits('clara', 9, later(363 * 86_400))
    expect(await waits('clara', 2)).toEqual([undefined, expect.any(Number)])
  })

  test('nobody ever waits longer than a quarter of an hour', async () => {
    let now = NOW
    const seen: number[] = []
    for (let time = 0; time < 40; time++) {
      const [wait = 0] = await waits('dora', 1, now)
      seen.push(wait)
      now = new Date(now.getTime() + Math.max(1, wait) * 1000)
    }
    // A second less than what was noted, after which it was asked.
    expect(Math.max(...seen)).toBe(899)
  })
})
