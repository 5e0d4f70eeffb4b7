import { parentPort } from 'node:worker_threads'
import { drawing } from './drawings.ts'

parentPort?.on('message', async (filename: string) => {
  try {
    const bytes = await drawing(filename)
    parentPort?.postMessage({ filename, bytes })
  } catch (error) {
    parentPort?.postMessage({ filename, error: (error as Error).message })
  }
})
