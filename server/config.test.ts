import { expect, test } from 'vitest'
import { readConfig, StartError } from './config.ts'

test('without any variable the server listens on loopback, port 3000, with its data in ./data', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    seedDemo: true,
    dataDir: `${process.cwd()}/data`,
  })
})

test('an empty variable counts as missing', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('everything that is wrong is named in one sentence', () => {
  expect(() => readConfig({ PORT: 'abc', BACKEND_URL: 'nowhere' })).toThrow(StartError)
  expect(() => readConfig({ PORT: 'abc', BACKEND_URL: 'nowhere' })).toThrow(
    /PORT must be a whole number; BACKEND_URL must be an address/,
  )
  expect(() => readConfig({ PORT: '70000' })).toThrow(/PORT/)
})
