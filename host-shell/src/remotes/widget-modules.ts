import { firstRetryMs, loadWidgets, longestRetryMs, prepareRetry, type WidgetModule } from './remote-loader'

const coming = new Map<string, Promise<WidgetModule>>()

/**
 * The widgets of a remote, however often it has to be asked: one that was away when the page opened is back
 * without a reload.
 */
export function loadWidgetsWithRetry(remote: string): Promise<WidgetModule> {
  const known = coming.get(remote) ?? retryWithBackoff(remote)
  coming.set(remote, known)
  return known
}

async function retryWithBackoff(remote: string): Promise<WidgetModule> {
  for (let delayMs = firstRetryMs; ; delayMs = Math.min(delayMs * 2, longestRetryMs)) {
    try {
      return await loadWidgets(remote)
    } catch (error) {
      console.warn(`widgets of ${remote} are missing`, error)
    }
    await waitOrOnline(delayMs)
    prepareRetry(remote)
  }
}

const waitOrOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(goOn, ms)
    addEventListener('online', goOn)
    function goOn() {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
  })
