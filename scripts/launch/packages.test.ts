import { expect, test } from 'vitest'
import { isWithoutDevelopment, matchesLock, npmReason } from './packages.mjs'

const hono = { version: '4.0.0', integrity: 'sha512-a' }

test('packages match the lock when each one is there in its version', () => {
  expect(matchesLock({ '': {}, 'node_modules/hono': hono }, { 'node_modules/hono': hono })).toBe(true)
})

test('a missing, another or an altered package does not match the lock', () => {
  const locked = { 'node_modules/hono': hono }
  expect(matchesLock(locked, {})).toBe(false)
  expect(matchesLock(locked, { 'node_modules/hono': { ...hono, version: '4.0.1' } })).toBe(false)
  expect(matchesLock(locked, { 'node_modules/hono': { ...hono, integrity: 'sha512-b' } })).toBe(false)
})

test('an optional package may be absent, for it may belong to another platform', () => {
  expect(matchesLock({ 'node_modules/t-darwin-arm64': { version: '1.0.0', optional: true } }, {})).toBe(true)
})

test('packages of development may be absent where the environment leaves them out, and nowhere else', () => {
  for (const kind of ['dev', 'devOptional']) {
    const locked = { 'node_modules/hono': hono, 'node_modules/vitest': { version: '5.0.0', [kind]: true } }
    expect(matchesLock(locked, { 'node_modules/hono': hono }, true)).toBe(true)
    expect(matchesLock(locked, { 'node_modules/hono': hono })).toBe(false)
    expect(matchesLock(locked, {}, true)).toBe(false)
  }
  expect([{ NODE_ENV: 'production' }, { npm_config_omit: 'optional dev' }, {}].map(isWithoutDevelopment)).toEqual([
    true,
    true,
    false,
  ])
})

test("the reason why npm failed is given in npm's own lines, without warnings and help", () => {
  const output = [
    'npm warn old lockfile',
    'npm error code EUSAGE',
    'npm error',
    'npm error Missing: a',
    'npm error Usage:',
    'npm ci',
  ]
  expect(npmReason(output.join('\n'))).toBe('  code EUSAGE\n  Missing: a')
})
