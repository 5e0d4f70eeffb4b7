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
    /PORT must be a whole number from 0 to 65535; BACKEND_URL must be an address/,
  )
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

test.each([
  ['PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['PORT', '-1', 'must be a whole number from 0 to 65535'],
  ['PORT', ' ', 'must be a whole number from 0 to 65535'],
  ['PAGE_CACHE_MB', '-1', 'must be a number from 0 to 100000'],
  ['PAGE_CACHE_MB', '999999999', 'must be a number from 0 to 100000'],
  ['PICTURES_MB', '9', 'must be a number from 10 to 10000000'],
  ['CDN_SECONDS', '31536001', 'must be a whole number from 0 to 31536000'],
  ['LOG_LEVEL', 'INFO', 'must be one of debug, info, warn, error, silent'],
  ['KLARNA_URL', 'klarna', 'must be an address such as https://api.klarna.com'],
  ['BREVO_URL', 'brevo', 'must be an address such as https://api.brevo.com'],
  ['CLEVERREACH_URL', 'cleverreach', 'must be an address such as https://rest.cleverreach.com'],
  ['BACKEND_URL', 'ftp://a.b/', 'must be an address such as http://127.0.0.1:3000'],
  ['BACKEND_URL', 'javascript:1', 'must be an address such as http://127.0.0.1:3000'],
  ['CDN_PURGE_URL', 'ftp://a/', 'must be an address such as https://cdn.example/purge'],
  ['S3_ENDPOINT', 'ftp://a/', 'must be an address such as https://s3.eu-central-1.amazonaws.com'],
  ['SECRET', ' '.repeat(34), 'must have at least 32 characters'],
  ['TILL_DIR', import.meta.filename, 'must be a folder'],
])('%s=%s is refused with what it may be', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new StartError(`The environment is not right: ${name} ${message}.`),
  )
})

test('numbers are taken up to their bounds, halves only where they make sense', () => {
  const given = readConfig({ PORT: '65535', PAGE_CACHE_MB: '0.5', CDN_SECONDS: '31536000' })
  expect(given).toMatchObject({ port: 65_535, pageCacheBytes: 500_000, cdn: { seconds: 31_536_000 } })
  expect(() => readConfig({ PICTURES_MOST: '100.5' })).toThrow(/whole number from 100/)
})
