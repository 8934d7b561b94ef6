import type { Popup } from '@storefront/contracts'
import { createStore } from '@storefront/state'

const storageKey = 'popups-seen'
const rememberedPopups = 100

/** Popups that wait to be shown, one after the other. */
export const queuedPopups = createStore<readonly Popup[]>([])

const seen = () => JSON.parse(localStorage.getItem(storageKey) ?? '[]') as number[]

/** Puts popups that this browser has not closed before behind those that wait. */
export function offerPopups(popups: readonly Popup[]) {
  const known = new Set([...seen(), ...queuedPopups.get().map(({ id }) => id)])
  const fresh = popups.filter(({ id }) => !known.has(id))
  if (fresh.length > 0) queuedPopups.set([...queuedPopups.get(), ...fresh])
}

/** A closed popup does not come again. */
export function closePopup({ id }: Popup) {
  localStorage.setItem(
    storageKey,
    JSON.stringify([...seen().filter((one) => one !== id), id].slice(-rememberedPopups)),
  )
  queuedPopups.set(queuedPopups.get().filter((popup) => popup.id !== id))
}

/** Popups belong to the screen they came on; one that was not closed may come again. */
export function withdrawPopups() {
  if (queuedPopups.get().length > 0) queuedPopups.set([])
}
