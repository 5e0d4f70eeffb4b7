import { parentPort } from 'node:worker_threads'
import { drawing } from './drawings.ts'
import type { Draw } from './scenes/products.ts'

parentPort?.on('message', async ({ filename, draw }: { filename: string; draw?: Draw }) => {
  try {
    const bytes = await drawing(filename, draw)
    parentPort?.postMessage({ filename, bytes })
  } catch (error) {
    parentPort?.postMessage({ filename, error: (error as Error).message })
  }
})
