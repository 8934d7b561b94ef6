type Lane = { running: Promise<unknown>; next?: Promise<unknown> }

/**
 * Coalesces reads by key. Callers that arrive during a read share the next read, so each caller gets data
 * read after its call. Only one read per key runs at a time.
 */
export function shareNextRead() {
  const lanes = new Map<string, Lane>()

  function begin<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const running = read()
    const lane: Lane = { running }
    lanes.set(key, lane)
    const end = () => {
      if (!lane.next) lanes.delete(key)
    }
    running.then(end, end)
    return running
  }

  return <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const lane = lanes.get(key)
    if (!lane) return begin(key, read)
    const readAfter = () => begin(key, read)
    lane.next ??= lane.running.then(readAfter, readAfter)
    return lane.next as Promise<Value>
  }
}
