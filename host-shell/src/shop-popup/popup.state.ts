import type { Popup } from '@storefront/contracts'
import { shopNow, toTokyoDay } from '@storefront/locale-ja'
import { createStore, keptAs } from '@storefront/state'

const storageKey = () => keptAs('popups-seen')
const rememberedPopups = 100

export const queuedPopups = createStore<readonly Popup[]>([])

/**
 * The day (in Tokyo) on which each popup was dismissed, by id. Session storage has the popups that were
 * dismissed during this visit.
 */
type Closed = Record<string, string>

const closed = (storage: Storage): Closed => {
  const kept: unknown = JSON.parse(storage.getItem(storageKey()) ?? '{}')
  // An earlier release stored only ids, for popups dismissed permanently.
  return Array.isArray(kept)
    ? Object.fromEntries(kept.map((id) => [String(id), '']))
    : ((kept ?? {}) as Closed)
}

/**
 * Checks whether the popup was dismissed: permanently, until the next day in Tokyo, or until the next visit.
 */
function isClosed({ id, frequency = 'once' }: Popup): boolean {
  if (frequency === 'session') return id in closed(sessionStorage)
  const day = closed(localStorage)[id]
  return day !== undefined && (frequency === 'once' || day === toTokyoDay(shopNow()))
}

/** Queues popups that were not dismissed in this browser and are not queued yet. */
export function offerPopups(popups: readonly Popup[]) {
  const waiting = new Set(queuedPopups.get().map(({ id }) => id))
  const fresh = popups.filter((popup) => !waiting.has(popup.id) && !isClosed(popup))
  if (fresh.length > 0) queuedPopups.set([...queuedPopups.get(), ...fresh])
}

const shownKey = () => keptAs('popups-shown')
const shownIds = () => JSON.parse(sessionStorage.getItem(shownKey()) ?? '[]') as number[]

/** Notes that the shopper has seen the popup, which is offered once per visit. */
export function notePopupShown(id: number) {
  const others = shownIds().filter((one) => one !== id)
  sessionStorage.setItem(shownKey(), JSON.stringify([...others, id].slice(-rememberedPopups)))
}

/** Returns the popups that this visit has not shown yet. */
export function withoutShown(popups: readonly Popup[]): readonly Popup[] {
  const shown = shownIds()
  return popups.filter(({ id }) => !shown.includes(id))
}

export function closePopup({ id, frequency }: Popup) {
  const storage = frequency === 'session' ? sessionStorage : localStorage
  const { [id]: _before, ...others } = closed(storage)
  const kept = [...Object.entries(others), [id, toTokyoDay(shopNow())]].slice(-rememberedPopups)
  storage.setItem(storageKey(), JSON.stringify(Object.fromEntries(kept)))
  queuedPopups.set(queuedPopups.get().filter((popup) => popup.id !== id))
}

/** Clears the queue, because popups belong to their screen. A popup that was not seen may come back. */
export function withdrawPopups() {
  if (queuedPopups.get().length > 0) queuedPopups.set([])
}
