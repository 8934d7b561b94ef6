import { createStore } from '@storefront/state'
import { useState } from 'react'

const isPressing = createStore(false)

if (typeof window !== 'undefined') {
  const passive = { passive: true }
  const release = () => isPressing.set(false)
  addEventListener('pointerdown', () => isPressing.set(true), { ...passive, capture: true })
  // After the click's own handlers: a checkbox rerendered before them would lose its tick.
  addEventListener('click', release, passive)
  // A press may end without a click; if a click follows, it fires before this timeout.
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    addEventListener(type, () => setTimeout(release), { ...passive, capture: true })
}

/**
 * Delays a change of the value between press and release: an error that appears on blur would move the button
 * away under the pointer.
 */
export function useHeldWhilePressing<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const isHeld = isPressing.use()
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}
