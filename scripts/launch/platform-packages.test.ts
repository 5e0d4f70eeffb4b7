import { expect, test } from 'vitest'
import { missingPlatformPackages } from './platform-packages.mjs'

const parent = (names: string[], dev?: boolean) => ({
  version: '2.0.0',
  dev,
  optionalDependencies: Object.fromEntries(names.map((name) => [name, '2.0.0'])),
})

test('a binary that the lock leaves out is named with the version its parent asks for and the platform in its name', () => {
  const missing = missingPlatformPackages({ 'node_modules/tool': parent(['@tool/cli-darwin-arm64'], true) })
  expect(missing).toEqual({
    'node_modules/@tool/cli-darwin-arm64': {
      version: '2.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    },
  })
})

test('a binary for Linux says which C library it needs', () => {
  const missing = missingPlatformPackages({
    'node_modules/tool': parent(['t-linux-x64-musl', 't-linux-arm-gnueabihf']),
  })
  expect(Object.values(missing).map(({ libc }) => libc)).toEqual([['musl'], ['glibc']])
})

test('what the lock has already, and what is no binary of a platform, is left alone', () => {
  const present = { 'node_modules/t-win32-x64-msvc': { version: '2.0.0' } }
  expect(
    missingPlatformPackages({ ...present, 'node_modules/tool': parent(['t-win32-x64-msvc', 'fsevents']) }),
  ).toEqual({})
})
