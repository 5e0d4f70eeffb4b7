import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The least that Node can do: the bytes of a file from memory, with the headers that a page has. */
const [, , file = '', pageHeaders = '{}'] = process.argv
const body = readFileSync(file)
const headers = { ...JSON.parse(pageHeaders), 'content-length': body.byteLength }

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
})
