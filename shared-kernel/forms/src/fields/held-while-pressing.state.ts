import { createStore } from '@storefront/state'
import { useState } from 'react'

const isPressing = createStore(false)

if (typeof window !== 'undefined') {
  const passive = { passive: true }
  const release = () => isPressing.set(false)
  addEventListener('pointerdown', () => isPressing.set(true), { ...passive, capture: true })
  // Behind the handlers of the click: a box that is drawn anew before them would lose its tick.
  addEventListener('click', release, passive)
  // A press may end without a click; where one follows, it comes first.
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    addEventListener(type, () => setTimeout(release), { ...passive, capture: true })
}

/**
 * The value, but between a press and its release the one from before: a message that appears when a field is
 * left would move the button away under the pointer.
 */
export function useHeldWhilePressing<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const isHeld = isPressing.use()
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}
