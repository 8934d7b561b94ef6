const [later, atLatest] = [setImmediate, setTimeout]
/** Longest wait in milliseconds for a response that a test has left open for good. */
const longestWait = 1_000

/** Counts the calls without a response yet, so that none is answered in the next test. */
export class OpenCalls {
  readonly #open = new Set<Promise<unknown>>()

  add<T>(response: Promise<T>): Promise<T> {
    this.#open.add(response)
    const forget = () => void this.#open.delete(response)
    response.then(forget, forget)
    return response
  }

  /** Resolves when no call is open and the page has reacted to the last response. */
  async settle(): Promise<void> {
    let timer
    const tooLong = new Promise<'too long'>((resolve) => {
      timer = atLatest(() => resolve('too long'), longestWait)
    })
    do {
      const answered = Promise.allSettled(this.#open)
      if ((await Promise.race([answered, tooLong])) === 'too long') break
      for (let task = 0; task < 3; task += 1) await new Promise<void>((resolve) => void later(resolve))
    } while (this.#open.size > 0)
    clearTimeout(timer)
    this.#open.clear()
  }
}
