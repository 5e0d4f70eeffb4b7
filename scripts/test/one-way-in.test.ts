import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Every way to read a body, whether of a request or of an answer. */
const READS_A_BODY =
  /\.(text|json|formData|arrayBuffer|blob|bytes|parseBody)(<[^>]*>)?\(\)|\b(request|req|raw)\??\.body\b|node:stream\/consumers/

/** Files that read what no visitor has sent, and what that is. */
const READS_OTHERWISE: Record<string, string> = {
  'intake.ts': 'stored files',
  'stored-bytes.ts': 'stored files',
  'read-archive.ts': 'the entries of an archive',
  'deliver.ts': 'stored files',
  's3-storage.ts': 'answers of the bucket',
  's3-calls.ts': 'answers of the bucket',
  'bucket-archives.ts': 'archives in the bucket',
  'upload-form.ts': 'a file of a form that was read with its bound',
  'product-import-routes.ts': 'a file of a form that was read with its bound',
  'line-import-routes.ts': 'a file of a form that was read with its bound',
  'old-website-routes.ts': 'a file of a form that was read with its bound',
  'project.ts': 'what comes through the pipe of a command',
  'import-work.ts': 'stored files',
  'notice-attachment.ts': 'stored files',
  'logo-attachment.ts': 'stored files',
  'files.ts': 'stored files',
  'outside-call.ts': 'what this process itself sends',
  'preview.ts': 'the answer of its own backend',
  'provider-call.ts': 'answers of payment providers',
  'tool-call.ts': 'answers of newsletter tools',
  'klarna-library.ts': 'answers of the stand-in, in the browser',
  'klarna-api.ts': 'calls of this very process',
  'paypal-api.ts': 'calls of this very process',
  'compress-answers.ts': 'answers of this process',
  'asset-store.ts': 'answers of the backend',
  'changed-tags.ts': 'answers of the backend',
  'follow-changes.ts': 'answers of the backend',
  'kept-site.ts': 'answers of this process',
  'called-once.ts': 'answers of this process',
}

test('only backend/http/read-body.ts reads what a request brings, for only there it has a bound', () => {
  const readers = globSync('{backend,server}/**/*.ts', { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|\/(sample|test)-[^/]*$|\/hostile-values\.ts$/.test(file))
    .filter((file) => READS_A_BODY.test(readFileSync(join(ROOT, file), 'utf8')))
  const names = readers.map((file) => basename(file))
  expect(names.sort()).toEqual(['read-body.ts', ...Object.keys(READS_OTHERWISE)].sort())
})
