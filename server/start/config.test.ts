import { expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { readConfig } from './config.ts'

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

test('a bucket takes all of its variables', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(readConfig(bucket).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'pictures',
    region: 'eu-central-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  expect(readConfig({}).s3).toBeUndefined()
  expect(() => readConfig({ ...bucket, S3_REGION: '', S3_SECRET_ACCESS_KEY: '' })).toThrow(
    'S3_REGION, S3_SECRET_ACCESS_KEY missing.',
  )
})
