import type { WorkerMessage } from '../service-worker/worker-messages.ts'

/** How long a worker may take to say which build it is, in milliseconds. */
const PATIENCE = 2000

export const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message)

/** The build that a worker serves; empty when it does not say. */
export function buildOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(''), PATIENCE)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      resolve(String(data))
      port1.close()
    }
    worker.postMessage({ type: 'build' } satisfies WorkerMessage, [port2])
  })
}
