import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from './insert.ts'
import { keptAnswers } from './kept-answers.ts'

const said = (text: string) => ({ text, tags: '1 x' })

const counting = () => {
  let made = 0
  return async () => said(`answer ${++made}`)
}

withDatabases((database) => {
  const project = (domain: string) =>
    insertTree(database(), 'project', { domain, display_name: domain, languages: ['de'] })

  test('an answer is made once, and anew after any committed change', async () => {
    const kept = keptAnswers(database())
    const make = counting()
    expect([await kept.of('/a', make), await kept.of('/a', make)]).toEqual([said('answer 1'), said('answer 1')])
    await project('one.example')
    expect([await kept.of('/a', make), await kept.of('/a', make)]).toEqual([said('answer 2'), said('answer 2')])
  })

  test('an answer that was read while something changed is given but not kept', async () => {
    const kept = keptAnswers(database())
    const make = counting()
    const slow = kept.of('/a', async () => {
      await project('two.example')
      await kept.of('/b', make)
      return said('read before')
    })
    expect(await slow).toEqual(said('read before'))
    expect(await kept.of('/a', make)).toEqual(said('answer 2'))
  })

  test('an answer that cannot be given is not kept either', async () => {
    const kept = keptAnswers(database())
    await expect(kept.of('/a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await kept.of('/a', counting())).toEqual(said('answer 1'))
  })

  test('beyond the characters allowed the oldest answer goes', async () => {
    const kept = keptAnswers(database(), 30)
    const make = counting()
    await kept.of('/a', make)
    await kept.of('/b', make)
    await kept.of('/c', make)
    expect(await kept.of('/b', make)).toEqual(said('answer 2'))
    expect(await kept.of('/a', make)).toEqual(said('answer 4'))
  })
})
