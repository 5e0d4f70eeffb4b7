// @ts-check

/** @typedef {{ isTTY?: boolean, write(text: string): unknown }} Output */

/**
 * @param {number} milliseconds
 * @returns {string} seconds with one decimal, as `12.3 s`
 */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/**
 * Opens a line of progress: `label …`, with the running time on a terminal, ended once by the returned function.
 * @param {string} label
 * @param {Output} [output]
 * @returns {(result?: string) => void} ends the line with `result`, or with the time the step took
 */
export function openStepLine(label, output = process.stdout) {
  const start = performance.now()
  const elapsed = () => performance.now() - start
  output.write(`${label} …`)
  const timer = output.isTTY
    ? setInterval(() => output.write(`\r${label} …  ${Math.floor(elapsed() / 1000)} s`), 1000)
    : undefined
  return (result = seconds(elapsed())) => {
    clearInterval(timer)
    output.write(output.isTTY ? `\r\x1b[K${label} …  ${result}\n` : `  ${result}\n`)
  }
}
