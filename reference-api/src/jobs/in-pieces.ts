import { setImmediate } from 'node:timers/promises'

/** Yields batches, and lets the event loop serve other requests between them. */
export async function* inPieces<Item>(items: readonly Item[], size: number): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size)
    await setImmediate()
  }
}
