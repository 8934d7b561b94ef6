import type { FormApi } from 'final-form'
import { useEffect, type RefObject } from 'react'

/** Returns the control's value if the shopper has changed it from its served value, otherwise undefined. */
function readChangedValue(control: Element, initial: unknown): string | boolean | undefined {
  if (control instanceof HTMLSelectElement)
    return control.value === String(initial ?? '') ? undefined : control.value
  if (control instanceof HTMLTextAreaElement)
    return control.value === control.defaultValue ? undefined : control.value
  if (!(control instanceof HTMLInputElement)) return undefined
  if (control.type === 'radio')
    return control.checked && control.value !== String(initial ?? '') ? control.value : undefined
  if (control.type === 'checkbox') return control.checked === Boolean(initial) ? undefined : control.checked
  return ['file', 'hidden'].includes(control.type) || control.value === control.defaultValue
    ? undefined
    : control.value
}

/**
 * Returns the text typed into the textareas of a server-rendered form, by name. Must be called while
 * rendering, because hydration overwrites a prefilled textarea.
 */
export function readTypedTexts(label: string): Record<string, string> {
  if (typeof document === 'undefined') return {}
  const served = [...document.forms].find((form) => form.getAttribute('aria-label') === label)
  const texts = [...(served?.querySelectorAll<HTMLTextAreaElement>('textarea[name]') ?? [])]
  return Object.fromEntries(
    texts.filter((text) => text.value !== text.defaultValue).map(({ name, value }) => [name, value]),
  )
}

/**
 * Adopts input typed before hydration into the form. Must be the last child of the form, so that all fields
 * are registered first.
 */
export function AdoptPreHydrationInput<Values extends object>({
  element,
  form,
  typedTexts,
}: {
  element: RefObject<HTMLFormElement | null>
  form: FormApi<Values>
  typedTexts: Record<string, string>
}) {
  useEffect(() => {
    for (const control of element.current?.elements ?? []) {
      const name = control.getAttribute('name') as keyof Values | null
      const field = name && form.getFieldState(name)
      const value = field ? (typedTexts[String(name)] ?? readChangedValue(control, field.initial)) : undefined
      if (name && value !== undefined) form.change(name, value as Values[keyof Values])
    }
  }, [element, form, typedTexts])
  return null
}
