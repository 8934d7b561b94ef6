import { TimeoutError } from './errors'

/** As long as an answer of the shop itself may take. */
const patienceMs = 10_000

const scripts = new Map<string, Promise<void>>()
/** How often the script of an address has been late. */
const late = new Map<string, number>()

/**
 * Loads the script of a service of somebody else once; a failed or late load can be tried again.
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

/** A browser would join what is asked for again to the request that still hangs: a late one gets its own. */
function addressOf(url: string): string {
  const times = late.get(url)
  return times ? `${url}${url.includes('?') ? '&' : '?'}attempt=${times + 1}` : url
}

/**
 * What another service works at, as long as a shopper may be kept waiting.
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
