import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** In Safari, the key that ends a composition has this key code, although `isComposing` is already false. */
const compositionKeyCode = 229

/** Returns true for a key that an input method (IME) handles. */
export function isImeKey({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === compositionKeyCode
}

/** Returns true for the Enter that ends an IME composition. */
export function endsComposition({ key, nativeEvent }: ReactKeyboardEvent): boolean {
  return key === 'Enter' && isImeKey(nativeEvent)
}

/** Prevents the Enter that ends a composition from submitting. For `onKeyDown` of forms and search boxes. */
export function guardComposition(event: ReactKeyboardEvent) {
  if (endsComposition(event)) event.preventDefault()
}
