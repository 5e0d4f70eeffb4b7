import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listClient } from './list-pages.ts'

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

test('a list that the server has rendered is held by no timer', () => {
  const client = listClient()
  const before = timers()
  const observer = new QueryObserver(client, { queryKey: ['list', '/shop'], queryFn: async () => [], initialData: [1] })
  observer.getCurrentResult()
  expect(client.getQueryData(['list', '/shop'])).toEqual([1])
  expect(timers()).toBe(before)
})
