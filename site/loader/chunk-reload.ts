/**
 * Says whether an address may be loaded by the browser because a chunk of it is missing: once for each address and build, so
 * that a chunk that stays missing cannot make the browser reload for ever. The mark is in the entry of the history, which a
 * reload keeps: nothing is stored on the device for it.
 */
export function reloadOnce(
  win: { history: Pick<History, 'state' | 'replaceState'> },
  address: string,
  buildHash: string,
) {
  const mark = `${buildHash} ${address}`
  const { history } = win
  if ((history.state as { reloaded?: string } | null)?.reloaded === mark) return false
  history.replaceState({ ...history.state, reloaded: mark }, '')
  return true
}
