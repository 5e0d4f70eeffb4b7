import { expect, test } from 'vitest'
import { projectDomains } from './project-domains.ts'

/** Two projects, of which the first answers hosts that are nobody's; `asked` are the hosts that were asked for. */
function setUp() {
  const asked: string[] = []
  const world = { domains: ['juwelier.example', 'optik.example'], isDown: false }
  const found = projectDomains(async (host) => {
    asked.push(host)
    if (world.isDown) throw new Error('The backend is away')
    return world.domains.includes(host) ? host : world.domains[0]
  })
  found.setConnected(true)
  return { asked, world, found }
}

test('a host is asked for once, in whatever case it is written', async () => {
  const { asked, found } = setUp()
  expect(found.known('www.example')).toBeUndefined()
  expect([await found.find('www.example'), await found.find('WWW.example')]).toEqual(Array(2).fill('juwelier.example'))
  expect([found.known('Www.Example'), await found.find('optik.example')]).toEqual(['juwelier.example', 'optik.example'])
  expect(asked).toEqual(['www.example', 'optik.example'])
})

test('when a project changes its hosts are asked for again, at other changes they are not', async () => {
  const { world, found } = setUp()
  await found.find('uhren.example')
  found.purge(['1:page/4', '1:project_translation'])
  expect(found.known('uhren.example')).toBe('juwelier.example')
  world.domains.push('uhren.example')
  found.purge(['3:project', '3:project/3'])
  expect(found.known('uhren.example')).toBeUndefined()
  expect(await found.find('uhren.example')).toBe('uhren.example')
})

test('an answer that a change overtook is not believed the next time', async () => {
  const { found } = setUp()
  const asking = found.find('uhren.example')
  found.purge(['3:project/3'])
  await asking
  expect(found.known('uhren.example')).toBeUndefined()
})

test('while changes are not heard of every host is asked for, and what was known stands in for a backend that is away', async () => {
  const { asked, world, found } = setUp()
  await found.find('www.example')
  found.setConnected(false)
  await found.find('www.example')
  world.isDown = true
  expect(await found.find('www.example')).toBe('juwelier.example')
  expect(await found.find('new.example')).toBe('new.example')
  expect(asked).toHaveLength(4)
})

test('a backend that does not answer holds a host up for a moment only, and the next visitor not at all', async () => {
  let asked = 0
  let answer = Promise.resolve('juwelier.example')
  const ask = () => {
    asked++
    return answer
  }
  const found = projectDomains(ask, { patience: 10, longest: 20 })
  found.setConnected(true)
  await found.find('www.example')
  const hanging = Promise.withResolvers<string>()
  answer = hanging.promise
  found.purge(['1:project'])
  expect(await found.find('www.example')).toBe('juwelier.example')
  expect(await found.find('new.example')).toBe('new.example')
  expect([await found.find('WWW.example'), asked]).toEqual(['juwelier.example', 3])
  // What comes too late is learnt all the same.
  hanging.resolve('optik.example')
  await expect.poll(() => found.known('www.example')).toBe('optik.example')
})

test('a question that is never answered is asked once more after a while', async () => {
  let asked = 0
  const ask = () => (++asked === 1 ? new Promise<string>(() => {}) : Promise.resolve('juwelier.example'))
  const found = projectDomains(ask, { longest: 5, repeat: 10 })
  expect(await found.find('www.example')).toBe('www.example')
  await expect.poll(() => found.find('www.example')).toBe('juwelier.example')
  expect(asked).toBe(2)
})

test('made-up hosts push each other out, and far too long ones are not remembered', async () => {
  const { found } = setUp()
  for (let n = 0; n <= 1000; n++) await found.find(`made-up-${n}.example`)
  expect([found.known('made-up-0.example'), found.known('made-up-1000.example')]).toEqual([
    undefined,
    'juwelier.example',
  ])
  const long = `${'a'.repeat(300)}.example`
  expect([await found.find(long), found.known(long)]).toEqual(['juwelier.example', undefined])
})
