import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { plainText } from './plain-text.ts'

/** What is not put into the server's files: what is native, what finds files beside its own, and what is needed late or never. */
const LEFT_OUT = [
  '@cantoo/pdf-lib',
  '@react-email/render',
  'nodemailer',
  'pdfkit',
  'pg',
  // One copy for mails and for pages, which are built by themselves.
  'react',
  'react-dom',
  'sanitize-html',
  'sharp',
  'svgo',
]

/**
 * Puts `server/programs/main.ts` and all that it imports into a few files, which are read far sooner than a thousand. Returns the sources
 * that went into them, as paths from the root.
 */
export async function buildServer(root: string, outDir: string): Promise<string[]> {
  const sources = new Set<string>()
  const former = newestFiles(outDir)
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourcePlaces(root, outDir, (file) => sources.add(file)), plainText],
    ssr: { noExternal: true, external: LEFT_OUT },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'esnext',
      // Names stay, so that traces can be read.
      minify: false,
      rolldownOptions: {
        input: 'server/programs/main.ts',
        checks: { pluginTimings: false },
        output: {
          format: 'cjs',
          dynamicImportInCjs: false,
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
          // Those of packages are a fifth of the text; licences stay.
          comments: { legal: true, annotation: false, jsdoc: false },
          codeSplitting: { groups: [{ name: 'server', tags: ['$initial'] }] },
        },
      },
    },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output.map(({ fileName }) => fileName) : []))
  keepTwoBuilds(outDir, files, former)
  return [...sources].sort()
}

/** Where a folder says which of its files are of the newest build. */
const listIn = (dir: string) => join(dir, 'files.json')

/** The files of the build that is there: all, where an older version made it. */
export function newestFiles(dir: string): readonly string[] {
  if (existsSync(listIn(dir))) return JSON.parse(readFileSync(listIn(dir), 'utf8'))
  return existsSync(dir) ? readdirSync(dir) : []
}

/**
 * Notes the files of a build, and removes what is neither of it nor of the one before: a process that was started from that one loads parts of it late, and goes on serving
 * while the next build is made (docs/deployment.md, "Without an interruption").
 */
export function keepTwoBuilds(dir: string, files: readonly string[], former: readonly string[]): void {
  const kept = new Set([...files, ...former, basename(listIn(dir))])
  for (const name of readdirSync(dir)) if (!kept.has(name)) rmSync(join(dir, name), { recursive: true })
  writeFileSync(listIn(dir), JSON.stringify(files))
}

/** Lets `import.meta` of each module go on naming the place of its source: migrations, fonts and drawings lie beside it. */
export function sourcePlaces(root: string, outDir: string, seen: (file: string) => void): Plugin {
  return {
    name: 'source-places',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('/node_modules/')) return undefined
      const file = relative(root, id)
      seen(file)
      const place = relative(outDir, file)
      return code
        .replaceAll('import.meta.dirname', `(__dirname + '/${dirname(place)}')`)
        .replaceAll(
          'import.meta.url',
          `new URL('${place}', process.getBuiltinModule('node:url').pathToFileURL(__filename)).href`,
        )
    },
  }
}
