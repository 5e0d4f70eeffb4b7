import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApiDocument, operations } from './document.ts'
import { documentCheck } from './sample-answer-check.ts'

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(openApiDocument('1.2.3')))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('every operation has a name of its own, and every reference leads somewhere', () => {
  const document = openApiDocument('1')
  const ids = operations().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
  const lost = [...new Set(references)].filter((path) => {
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    let at: unknown = document
    for (const part of parts) at = (at as Record<string, unknown> | undefined)?.[part]
    return at === undefined
  })
  expect(lost).toEqual([])
})

test('every example fits what its call takes', () => {
  const check = documentCheck()
  const misfits = operations().flatMap((operation) => {
    const { id, body } = operation
    if (!body || body.type) return []
    const problem = check.bodyProblem(operation, body.example)
    return problem ? [`${id}: ${problem}`] : []
  })
  expect(misfits).toEqual([])
})
