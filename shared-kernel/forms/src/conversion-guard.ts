import type { KeyboardEvent } from 'react'

/** Safari ends a conversion with `isComposing` already false; this code tells it all the same. */
const conversionKeyCode = 229

/** True for the Enter that ends a conversion of an input method. */
export function endsConversion(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === conversionKeyCode)
}

/** `onKeyDown` of every form and search box: the Enter that ends a conversion never submits. */
export function guardConversion(event: KeyboardEvent) {
  if (endsConversion(event)) event.preventDefault()
}
