import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Safari ends a conversion with `isComposing` already false; this code tells it all the same. */
const conversionKeyCode = 229

/** True for a key that belongs to an input method. */
export function isConverting({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === conversionKeyCode
}

/** True for the Enter that ends a conversion of an input method. */
export function endsConversion({ key, nativeEvent }: ReactKeyboardEvent): boolean {
  return key === 'Enter' && isConverting(nativeEvent)
}

/** `onKeyDown` of every form and search box: the Enter that ends a conversion never submits. */
export function guardConversion(event: ReactKeyboardEvent) {
  if (endsConversion(event)) event.preventDefault()
}
