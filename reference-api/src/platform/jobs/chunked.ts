import { setImmediate } from 'node:timers/promises'

/** Yields batches, letting the event loop handle other requests in between. */
export async function* chunked<Item>(items: readonly Item[], size: number): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size)
    await setImmediate()
  }
}
