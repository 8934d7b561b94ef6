/** Min time between two reloads caused by a chunk that fails to load (§8, §9). */
const chunkReloadGuardMs = 60_000
const reloadedAtKey = 'chunk-reloaded-at'

export function mayReloadNow(now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = Number(storage.getItem(reloadedAtKey) ?? 0)
  if (now - last < chunkReloadGuardMs) return false
  storage.setItem(reloadedAtKey, String(now))
  return true
}
