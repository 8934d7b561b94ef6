type Options = { signal?: AbortSignal }
type Run = () => unknown

/** Adds `navigator.locks`, which jsdom lacks. A name has one holder; other requests are queued. */
export function polyfillLocks() {
  const tails = new Map<string, Promise<unknown>>()
  async function request(name: string, options: Options | Run, given?: Run): Promise<unknown> {
    const run = typeof options === 'function' ? options : given
    const { signal } = typeof options === 'function' ? ({} as Options) : options
    const before = tails.get(name) ?? Promise.resolve()
    let release: () => void = () => undefined
    tails.set(
      name,
      before.then(() => new Promise<void>((resolve) => (release = resolve))),
    )
    try {
      await Promise.race([before, rejected(signal)])
    } catch (error) {
      void before.then(() => release())
      throw error
    }
    try {
      return await run?.()
    } finally {
      release()
    }
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

const rejected = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
