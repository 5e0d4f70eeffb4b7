import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plainText } from './scripts/build/plain-text.ts'
import { atOnce } from './site/build/at-once.ts'
import { shortClassNames } from './site/build/class-names.ts'
import { compileAhead } from './site/build/compile-ahead.ts'
import { icuMessages } from './site/build/icu-messages.ts'

export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    icuMessages({ keepSource: Boolean(process.env.VITEST) }),
    react(),
    compileAhead(),
    ...(isSsrBuild ? [atOnce(), plainText] : []),
  ],
  css: {
    modules: command === 'build' ? { generateScopedName: shortClassNames(join(import.meta.dirname, 'site')) } : {},
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: 'build',
    manifest: isSsrBuild ? false : 'manifest.json',
    assetsInlineLimit: 0,
    target: 'es2023',
    // What a late part needs is found when it comes; the lists of all that would cost every first page 1 kB.
    modulePreload: { resolveDependencies: () => [] },
    cssMinify: 'lightningcss',
    rolldownOptions: isSsrBuild
      ? {
          input: 'site/entry-server.tsx',
          // A server reads one file sooner than a hundred.
          output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
        }
      : {
          input: ['site/entry-client.ts', 'site/start-page.tsx'],
          // What the entry always needs is one file, and what several templates share is another: many small files compress worse.
          // The names of all files stand in the first script, where hashes hardly compress: the shortest tell builds apart.
          output: {
            hashCharacters: 'hex',
            entryFileNames: 'build/[name]-[hash:7].js',
            chunkFileNames: 'build/[name]-[hash:7].js',
            assetFileNames: 'build/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                {
                  name: 'entry',
                  test: /\/site\/(entry-client|waking|storage\/observed-storage|consent\/banner-id)|\/domain\/(consent\/consents|cart\/storage-keys|texts\/(?:stored-json|language|first-of-month)|company\/berlin-format)|vite\/(preload|modulepreload)/,
                  priority: 5,
                },
                // What only later pages need of the layout comes as one file too, and what they need of sections as another.
                {
                  name: 'still',
                  test: /\/site\/layout\/(?:footer-widgets|footer-menu|main-entries|menu-panel|sub-links|current-of|language-switch|social-links|logo)/,
                  priority: 0,
                },
                {
                  name: 'still-sections',
                  test: /\/site\/sections\/(?:hero|teaser|text-image|services|brands|branches|quote|cta|facts)/,
                  priority: 0,
                },
                { name: 'app', tags: ['$initial'], priority: 4 },
                // The pages of the shop have these alone of what follows.
                {
                  name: 'pieces',
                  test: /\/site\/(ui\/button|pages\/shared\/page-intro|forms\/form\.module|messages\/runtime)|@messageformat\/runtime/,
                  minShareCount: 2,
                  priority: 3,
                },
                // By itself, or its page would load all parts that are still for one word.
                { name: 'anchor', test: /\/site\/forms\/contact-anchor/, priority: 3 },
                {
                  name: 'parts',
                  test: /\/site\/(ui\/(?!drawer)|content|company|forms\/(?:lazy-form|wanted-form)\.|shop\/product-card\.module)/,
                  minShareCount: 3,
                  priority: 2,
                },
                // What pages of the shop do not have.
                {
                  name: 'contents',
                  test: /\/site\/(sections\/(?:section|list|brand-marks)|seo|legal|pages\/shared\/[^/]+\.tsx|forms\/lazy-forms)/,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
  },
}))
