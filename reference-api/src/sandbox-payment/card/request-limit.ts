/** Creates a function that counts requests per address within a window, and returns false over the limit. */
export function requestLimit({ hits, windowMs }: { hits: number; windowMs: number }, now: () => Date) {
  const counted = new Map<string, { since: number; count: number }>()
  return (address: string): boolean => {
    const time = now().getTime()
    if (counted.size > 10_000)
      for (const [key, { since }] of counted) if (since + windowMs <= time) counted.delete(key)
    const known = counted.get(address)
    const current = known && known.since + windowMs > time ? known : { since: time, count: 0 }
    current.count += 1
    counted.set(address, current)
    return current.count <= hits
  }
}
