/** Shows how far a work is: one line that renews itself on a terminal, else one every few seconds. */
export function showPercent<T>(partOf: (progress: T) => number): (progress: T) => void {
  const pause = process.stderr.isTTY ? 100 : 5000
  let shown = Date.now()
  return (progress) => {
    if (Date.now() - shown < pause) return
    shown = Date.now()
    const line = `${Math.floor(partOf(progress) * 100)} %`
    process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`)
  }
}
