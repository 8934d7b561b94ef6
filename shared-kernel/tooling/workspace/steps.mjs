/**
 * Finished steps of this command, in order.
 * @type {{ name: string, seconds: number }[]}
 */
export const endedSteps = []

/**
 * A step ends at this multiple of its budget. Budgets hold on a quiet machine of two cores. On other days the
 * same machine has been 1.8 times slower, and a busy core costs as much again. A step above it hangs.
 */
const limitFactor = 3

/** Time that a step has to report its results after its limit. */
const graceMs = 60_000

/**
 * Runs one step of a command. Prints its name and duration, and by how much it exceeds its budget. A step's
 * limit is `limitFactor` times its budget: `work` receives the limit in ms and should stop by itself with its
 * results. The step rejects with `Stop` if `work` hasn't stopped `graceMs` after the limit.
 * @template T
 * @param {string} name
 * @param {(limitMs?: number) => Promise<T> | T} work
 * @param {{ budgetSeconds?: number }} [options]
 * @returns {Promise<T>}
 */
export async function step(name, work, { budgetSeconds } = {}) {
  const started = performance.now()
  process.stdout.write(`${name} …\n`)
  try {
    if (!budgetSeconds) return await work()
    const limitMs = budgetSeconds * limitFactor * 1_000
    return await withinLimit(name, Promise.resolve(work(limitMs)), limitMs + graceMs)
  } finally {
    const seconds = Math.round((performance.now() - started) / 100) / 10
    endedSteps.push({ name, seconds })
    process.stdout.write(`${name}: ${seconds.toFixed(1)} s${describeExcess(seconds, budgetSeconds)}\n`)
  }
}

/**
 * @template T
 * @param {string} name
 * @param {Promise<T>} work
 * @param {number} limitMs
 * @returns {Promise<T>}
 */
async function withinLimit(name, work, limitMs) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const limit = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Stop(`${name}: ended at its limit, ${limitFactor} times its budget`)),
      limitMs,
    )
  })
  try {
    return /** @type {T} */ (await Promise.race([work, limit]))
  } finally {
    clearTimeout(timer)
  }
}

/**
 * @param {number} seconds
 * @param {number} [budgetSeconds]
 */
const describeExcess = (seconds, budgetSeconds = Infinity) =>
  seconds > budgetSeconds
    ? `, ${(seconds - budgetSeconds).toFixed(0)} s over its budget of ${budgetSeconds} s`
    : ''

export class Stop extends Error {}

/**
 * Runs a command. Prints its error and exits with code 1 if it fails: `Stop` without a stack trace.
 * @param {() => Promise<unknown>} main
 */
export function runCommand(main) {
  main().catch((error) => {
    process.stderr.write(`${error instanceof Stop ? error.message : (error.stack ?? String(error))}\n`)
    process.exitCode = 1
    process.exit()
  })
}
