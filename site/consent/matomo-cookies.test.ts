import { expect, test } from 'vitest'
import { deleteMatomoCookies, matomoCookies } from './matomo-cookies.ts'

test('the statistics service’s cookies are told from all others', () => {
  const text = '_pk_id.12.4f=abc; session=_pk_; mtm_consent=1; _pk_ses.12.4f=1; not_pk_id=2; mtm_consent_removed=3'
  expect(matomoCookies(text)).toEqual(['_pk_id.12.4f', 'mtm_consent', '_pk_ses.12.4f', 'mtm_consent_removed'])
  expect(matomoCookies('')).toEqual([])
})

test('each of them is deleted, and no other', () => {
  const written: string[] = []
  deleteMatomoCookies({
    get cookie() {
      return 'a=1; mtm_consent=1; _pk_id.12.4f=abc'
    },
    set cookie(text) {
      written.push(text)
    },
  })
  expect(written).toEqual(['mtm_consent=; Max-Age=0; Path=/', '_pk_id.12.4f=; Max-Age=0; Path=/'])
})
