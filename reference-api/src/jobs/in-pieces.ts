import { setImmediate } from 'node:timers/promises'

/** Long work on many things, a few at a time: between two pieces the event loop serves other requests. */
export async function* inPieces<Item>(items: readonly Item[], size: number): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size)
    await setImmediate()
  }
}
