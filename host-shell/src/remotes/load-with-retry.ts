import { firstRetryMs, loadHeadless, loadWidgets, longestRetryMs, prepareRetry } from './remote-loader'

type Load<Module> = (remote: string) => Promise<Module>

/**
 * Loads a remote's widgets and retries until the load succeeds, so that a remote that was down appears
 * without a reload.
 */
export const loadWidgetsWithRetry = onceForEach(loadWidgets)
/** Like {@link loadWidgetsWithRetry}, but for a remote's headless module. */
export const loadHeadlessWithRetry = onceForEach(loadHeadless)

const waiting = new Map<string, Set<() => void>>()

/** Retries immediately, because the remote is needed now. */
export function retryNow(remote: string) {
  for (const goOn of [...(waiting.get(remote) ?? [])]) goOn()
}

function onceForEach<Module>(load: Load<Module>): Load<Module> {
  const coming = new Map<string, Promise<Module>>()
  return (remote) => {
    const known = coming.get(remote) ?? retryWithBackoff(remote, load)
    coming.set(remote, known)
    return known
  }
}

async function retryWithBackoff<Module>(remote: string, load: Load<Module>): Promise<Module> {
  for (let delayMs = firstRetryMs; ; delayMs = Math.min(delayMs * 2, longestRetryMs)) {
    try {
      const module = await load(remote)
      retryNow(remote)
      return module
    } catch (error) {
      console.warn(`a module of ${remote} is missing`, error)
    }
    await waitToRetry(remote, delayMs)
    prepareRetry(remote)
  }
}

/** Resolves after the delay, when the browser is back online, or when the remote is needed. */
const waitToRetry = (remote: string, ms: number) =>
  new Promise<void>((resolve) => {
    const ofRemote = waiting.get(remote) ?? new Set()
    waiting.set(remote, ofRemote.add(goOn))
    const timer = setTimeout(goOn, ms)
    addEventListener('online', goOn)
    function goOn() {
      ofRemote.delete(goOn)
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
  })
