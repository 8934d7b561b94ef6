import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Safari ends a composition with `isComposing` already false, but with this code. */
const compositionKeyCode = 229

/** True for a key that belongs to an input method (IME). */
export function isImeKey({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === compositionKeyCode
}

/** True for the Enter that ends an IME composition. */
export function endsComposition({ key, nativeEvent }: ReactKeyboardEvent): boolean {
  return key === 'Enter' && isImeKey(nativeEvent)
}

/** `onKeyDown` of every form and search box: the Enter that ends a composition never submits. */
export function guardComposition(event: ReactKeyboardEvent) {
  if (endsComposition(event)) event.preventDefault()
}
