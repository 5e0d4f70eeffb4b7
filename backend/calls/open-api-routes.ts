import { Hono } from 'hono'
import { jsonText } from '../http/answer.ts'
import type { Variables } from '../http/context.ts'

/** `GET /openapi.json`: every call that other programs may make, in the form that tools read. The same for everybody. */
export function openApiRoutes(version: string | undefined): Hono<Variables> {
  let made: Promise<string> | undefined
  const text = async () => {
    // Read by few, and a tenth of a second of every start.
    const { openApiDocument } = await import('../openapi/document.ts')
    return JSON.stringify(openApiDocument(version))
  }
  return new Hono<Variables>().get('/openapi.json', async () => {
    made ??= text()
    return jsonText(await made, {})
  })
}
