import { createStore } from '@storefront/state'
import { useState } from 'react'

const isPressing = createStore(false)

if (typeof window !== 'undefined') {
  const passive = { passive: true }
  const release = () => isPressing.set(false)
  addEventListener('pointerdown', () => isPressing.set(true), { ...passive, capture: true })
  // Runs after the click handlers of the control, because re-rendering a checkbox earlier would undo its
  // tick.
  addEventListener('click', release, passive)
  // A press may end without a click. If a click follows, it fires before this timeout.
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    addEventListener(type, () => setTimeout(release), { ...passive, capture: true })
}

/**
 * Returns the value, but holds back changes while the pointer is down. Otherwise an error that appears on
 * blur would move the button away from under the pointer.
 */
export function useHeldWhilePressing<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const isHeld = isPressing.use()
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}
