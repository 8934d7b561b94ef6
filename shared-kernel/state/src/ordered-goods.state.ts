import { useMemo } from 'react'
import { tabDraftPrefix } from './tab-drafts.state'
import { useBrowserValue } from './use-browser-value'

const key = () => `${tabDraftPrefix()}ordered-goods`
const nothing = '{}'

const listeners = new Set<() => void>()

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

const readText = () => sessionStorage.getItem(key()) ?? nothing

/** Pieces of each product, by the product's id. */
type Pieces = Record<string, number>

/** Products that this tab has ordered. Forgotten when the tab closes or the shopper logs out. */
export const orderedGoods = {
  add(products: readonly { id: number; quantity: number }[]) {
    const pieces = JSON.parse(readText()) as Pieces
    for (const { id, quantity } of products) pieces[id] = (pieces[id] ?? 0) + quantity
    sessionStorage.setItem(key(), JSON.stringify(pieces))
    listeners.forEach((notify) => notify())
  },
  forget() {
    sessionStorage.removeItem(key())
    listeners.forEach((notify) => notify())
  },
  /** Returns the pieces. Returns none on the server and during hydration. */
  use(): Pieces {
    const text = useBrowserValue(readText, nothing, subscribe)
    return useMemo(() => JSON.parse(text) as Pieces, [text])
  },
}
