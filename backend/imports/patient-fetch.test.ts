import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchPicture, HostAway, NoPicture } from './fetch-picture.ts'
import { createPatientFetch } from './patient-fetch.ts'

const reach = { isAllowed: (address: string) => address === '127.0.0.1' }

test('a server that hangs is waited for with three pictures; the others of it are named at once, and those of another server come', async () => {
  let asked = 0
  const hanging = createServer(() => void asked++)
  const working = createServer((_, response) => void response.end('bytes'))
  for (const server of [hanging, working])
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const server of [hanging, working]) {
      server.closeAllConnections()
      server.close()
    }
  })
  const at = (server: typeof hanging) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetch = createPatientFetch((address, options) =>
    fetchPicture(address, { ...options, pauses: [], timeout: 100 }),
  )
  const said: string[] = []
  for (let n = 0; n < 5; n++)
    await fetch(`${at(hanging)}/${n}.jpg`, { most: 1000, reach }).catch((error: NoPicture) => said.push(error.message))
  expect(said).toEqual([
    ...['did not come in time', 'did not come in time', 'did not come in time'],
    ...Array(2).fill('was not asked for: its server has not answered for others'),
  ])
  expect(asked).toBe(3)
  expect((await fetch(`${at(working)}/1.jpg`, { most: 1000, reach })).byteLength).toBe(5)
})

test('a picture that comes, or is answered with a refusal, is a sign of life', async () => {
  const answers = [new HostAway('cannot be reached'), new HostAway('cannot be reached'), undefined]
  let n = 0
  const fetch = createPatientFetch(async () => {
    const fault = answers[n++ % answers.length]
    if (fault) throw fault
    return new Uint8Array(3)
  })
  const outcomes = []
  for (let picture = 0; picture < 9; picture++)
    outcomes.push(
      await fetch(`https://a.example/${picture}.jpg`, { most: 10 }).then(
        () => 'came',
        () => 'no',
      ),
    )
  expect(outcomes).toEqual(Array(3).fill(['no', 'no', 'came']).flat())
  const refusing = createPatientFetch(async () => Promise.reject(new NoPicture('was answered with 404')))
  for (let picture = 0; picture < 5; picture++)
    await expect(refusing('https://b.example/x.jpg', { most: 10 })).rejects.toThrow('was answered with 404')
})
