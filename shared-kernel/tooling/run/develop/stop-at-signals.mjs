/** Ends what was started when the command is told to: `first` before what is there, `also` after it. */
export function stopAtSignals() {
  /** @type {(() => unknown)[]} */
  const ends = []
  const all = async () => {
    for (const end of ends.splice(0)) await end()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void all().finally(() => process.exit(0)))
  return { first: (end) => void ends.unshift(end), also: (end) => void ends.push(end), all }
}
