import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The least that Node can do: the bytes of a file from memory, with a page's headers. */
const body = readFileSync(process.argv[2] as string)
const headers = {
  'content-type': 'text/html; charset=UTF-8',
  'content-encoding': 'br',
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'accept-encoding',
  'content-length': body.byteLength,
}

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
})
