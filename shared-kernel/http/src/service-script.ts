import { TimeoutError } from './errors'

/** As long as an answer of the shop itself may take. */
const patienceMs = 10_000

const scripts = new Map<string, Promise<void>>()

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
      script.src = url
      script.async = true
      script.onload = () => resolve()
      script.onerror = () => reject(new Error(`${url} did not come`))
      document.head.append(script)
    }),
  )
  scripts.set(url, loading)
  loading.catch(() => {
    scripts.delete(url)
    script.remove()
  })
  return loading
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
