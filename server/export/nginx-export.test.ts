import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { askedNames } from '#domain/paths/asked-query.ts'
import { storePages } from '#domain/paths/store-routes.ts'
import { BACKEND_PATHS } from '../http/backend-paths.ts'

const conf = readFileSync(new URL('../../docs/deployment/nginx-export.conf', import.meta.url), 'utf8')

/** The names between the brackets of the line that this expression leads to. */
function namesAt(start: RegExp): string[] {
  const [, names = ''] = new RegExp(`${start.source}\\(([^()]+)\\)`).exec(conf) ?? []
  return names.replaceAll('\\.', '.').split('|').sort()
}

test('what decides what a page holds is asked of the running site, for no file has it', () => {
  expect(namesAt(/\(\^\|&\)/)).toEqual([...askedNames, 'preview'].sort())
})

test('the back office and every call of the backend go to the running site, but stored files, which are files of the export', () => {
  expect(namesAt(/location ~ "\^\//)).toEqual([...BACKEND_PATHS.filter((name) => name !== 'assets'), 'admin'].sort())
})

test('orders go to the running site by their address in each language', () => {
  expect(namesAt(/\[\\w-\]\+\//)).toEqual(Object.values(storePages.result).sort())
})
