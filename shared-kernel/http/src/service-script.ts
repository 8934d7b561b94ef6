// By the package's name: a remote bundles this file, but shares the class that forms recognise.
import { TimeoutError } from '@storefront/http'

/** Same timeout as for the shop's own API. */
const patienceMs = 10_000

const scripts = new Map<string, Promise<void>>()
/** Number of timeouts by URL. */
const late = new Map<string, number>()

/**
 * Loads a third-party service's script once. A failed or timed-out load can be retried.
 * @throws TimeoutError
 */
export function loadServiceScript(url: string): Promise<void> {
  const known = scripts.get(url)
  if (known) return known
  const script = document.createElement('script')
  const loading = inTime(
    new Promise<void>((resolve, reject) => {
      script.src = addressOf(url)
      script.async = true
      script.onload = () => resolve()
      script.onerror = () => reject(new Error(`${url} did not come`))
      document.head.append(script)
    }),
  )
  scripts.set(url, loading)
  loading.catch((error: unknown) => {
    if (error instanceof TimeoutError) late.set(url, (late.get(url) ?? 0) + 1)
    scripts.delete(url)
    script.remove()
  })
  return loading
}

/**
 * Returns the URL to load. The browser joins a new request to a pending one for the same URL, so a retry
 * needs a different URL.
 */
function addressOf(url: string): string {
  const times = late.get(url)
  return times ? `${url}${url.includes('?') ? '&' : '?'}attempt=${times + 1}` : url
}

/**
 * Times out a call to a third-party service after `patienceMs`.
 * @throws TimeoutError
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`timeout of ${patienceMs}ms exceeded`)), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
