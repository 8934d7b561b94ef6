import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Fragment } from '../server/render-fragment'
import type { Trial } from '../server/trial'

/** Renders after the second one, before memory is compared. Code and caches fill up meanwhile. */
const warmUpRenders = 2
const measuredRenders = 6
/** Memory in MB that a page may leave behind. Caches of a shop's data are far smaller. */
const mostLeftMb = 4
/** Max time in ms of a second render. The first one loads code, so it says nothing. */
const longestMs = 500

type Measure = () => number | Promise<number>

/**
 * Renders the quickest page of a trial again and again. Returns a problem if each render leaves memory
 * behind. A page that reads another object each time would need far more renders to be found.
 */
export async function findLeak(
  { pages, problems, late }: Trial,
  render: (path: string, signal: AbortSignal) => Promise<Fragment>,
  measure: Measure = measureMemory,
): Promise<string | undefined> {
  const [page] = pages.toSorted((one, other) => (one.ms ?? 0) - (other.ms ?? 0))
  if (!page || problems.length + late.length > 0) return undefined
  const renderTimes = async (times: number) => {
    for (let count = 0; count < times; count += 1) await render(page.path, AbortSignal.timeout(10_000))
  }
  const beganAt = performance.now()
  await renderTimes(1)
  if (performance.now() - beganAt > longestMs) return undefined
  await renderTimes(warmUpRenders)
  const before = await measure()
  await renderTimes(measuredRenders)
  const leftMb = ((await measure()) - before) / measuredRenders
  return leftMb > mostLeftMb
    ? `${page.path}: the server keeps ${Math.round(leftMb)} MB of each page`
    : undefined
}

/** Returns the memory in MB that is still in use after garbage collection. */
async function measureMemory(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  // The collector frees what the running task saw by a weak reference only after that task.
  await new Promise(setImmediate)
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}
