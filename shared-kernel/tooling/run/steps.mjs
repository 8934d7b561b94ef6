/** Runs one step of a command and prints what it was and how long it took. */
export async function step(title, work) {
  const started = performance.now()
  process.stdout.write(`${title} …\n`)
  const result = await work()
  process.stdout.write(`${title}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  return result
}

/** Ends a command with one clear sentence. */
export class Stop extends Error {}

export function runCommand(main) {
  main().catch((error) => {
    process.stderr.write(`${error instanceof Stop ? error.message : (error.stack ?? String(error))}\n`)
    process.exitCode = 1
    process.exit()
  })
}
