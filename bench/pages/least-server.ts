// React looks once, when it is first loaded, and is many times slower as developers have it.
import '../../server/start/production.ts'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { encode, quickEncoding } from '../../server/http/encoding.ts'
import { renderingOf } from './rendering-of.ts'

/** The least that a page costs which React makes anew: it is rendered from data that are ready, packed as pages are, and sent; nothing is read. */
const [, , file = ''] = process.argv
const render = await renderingOf(readFileSync(file, 'utf8'))

const server = createServer(async (request, response) => {
  const encoding = quickEncoding(request.headers['accept-encoding'])
  const body = await encode(Buffer.from(await render()), encoding)
  const packed = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.byteLength, ...packed })
  response.end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
})
