import { expect, test } from 'vitest'
import { withTemporaryFile } from '../files/temporary-file.ts'
import { saveBody } from './read-body.ts'

test('a body whose sender leaves halfway is a refusal of that call, not a failure of the server', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    },
  })
  const request = new Request('http://shop.example/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  await withTemporaryFile(async (path) => {
    const saved = saveBody(request, 100, 'archive', path)
    await expect(saved).rejects.toMatchObject({ status: 400, message: 'The archive did not come to its end' })
  })
})
