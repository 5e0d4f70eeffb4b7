import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/test/free-port.ts'

/** nginx with one worker on that processor, which serves a file of brotli bytes at every address, with the headers that a page has. */
export async function startNginx(file: string, cpu: string, headers: Record<string, string>) {
  const { 'content-type': type, etag: _own, ...others } = headers
  const added = Object.entries(others).map(([name, value]) => `add_header ${name} "${value}";`)
  const dir = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  chmodSync(dir, 0o755)
  mkdirSync(join(dir, 'html'))
  copyFileSync(file, join(dir, 'html/page'))
  const port = await freePort()
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
      open_file_cache max=10; types { } default_type "${type}";
      client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy; fastcgi_temp_path ${dir}/fastcgi;
      uwsgi_temp_path ${dir}/uwsgi; scgi_temp_path ${dir}/scgi;
      server {
        listen 127.0.0.1:${port}; root ${dir}/html;
        ${added.join(' ')}
        location / { rewrite ^ /page break; }
      }
    }`,
  )
  const child = spawn('taskset', ['-c', cpu, 'nginx', '-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  while (
    !(await fetch(origin, { method: 'HEAD' }).then(
      () => true,
      () => child.exitCode !== null,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 20))
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dir, { recursive: true })
    },
  }
}
