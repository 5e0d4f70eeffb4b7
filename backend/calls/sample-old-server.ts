import { listening } from '../http/sample-listening.ts'

/**
 * A website of ours behind the addresses that published clients of a Directus 8 use: the project comes first. `answer` is its backend, `seen`
 * is told what was asked for.
 */
export const published = (answer: (request: Request) => Promise<Response>, seen: string[] = []): Promise<string> =>
  listening(async (request, response) => {
    const [, project = '', ...rest] = (request.url ?? '').split('/')
    seen.push(request.url ?? '')
    const headers = new Headers({ 'x-directus-project': decodeURIComponent(project) })
    for (const name of ['authorization', 'accept'])
      if (request.headers[name]) headers.set(name, String(request.headers[name]))
    const answered = await answer(new Request(`http://localhost/${rest.join('/')}`, { headers }))
    const type = answered.headers.get('content-type') ?? 'application/octet-stream'
    response.writeHead(answered.status, { 'content-type': type }).end(Buffer.from(await answered.arrayBuffer()))
  })
