import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** When a composition ends in Safari, `isComposing` is already false, but the key code is this. */
const compositionKeyCode = 229

/** True for a key handled by an input method (IME). */
export function isImeKey({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === compositionKeyCode
}

/** True for the Enter that ends an IME composition. */
export function endsComposition({ key, nativeEvent }: ReactKeyboardEvent): boolean {
  return key === 'Enter' && isImeKey(nativeEvent)
}

/** `onKeyDown` for forms and search boxes: keeps the Enter that ends a composition from submitting. */
export function guardComposition(event: ReactKeyboardEvent) {
  if (endsComposition(event)) event.preventDefault()
}
