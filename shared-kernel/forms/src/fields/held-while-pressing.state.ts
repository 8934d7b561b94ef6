import { createStore } from '@storefront/state'
import { useState } from 'react'

const isPressing = createStore(false)

if (typeof document !== 'undefined') {
  const on = (type: string, hear: () => void) =>
    document.addEventListener(type, hear, { capture: true, passive: true })
  on('pointerdown', () => isPressing.set(true))
  // Its target is decided: what moves now moves nothing away.
  on('click', () => isPressing.set(false))
  // A press may end without a click; where one follows, it comes first.
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    on(type, () => setTimeout(() => isPressing.set(false)))
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
