import type { FormApi } from 'final-form'
import { useEffect, type RefObject } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

const isText = (control: Element): control is TextControl =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !['radio', 'checkbox', 'file', 'hidden'].includes(control.type))

/** What was typed into a served form before it came to life belongs to the form too. Stands last in it, when its fields are known. */
export function TypedBefore<Values extends object>({ element, form }: { element: RefObject<HTMLFormElement | null>; form: FormApi<Values> }) {
  useEffect(() => {
    for (const control of element.current?.elements ?? []) {
      if (!isText(control) || control.value === control.defaultValue) continue
      const name = control.name as keyof Values
      if (form.getFieldState(name)) form.change(name, control.value as Values[keyof Values])
    }
  }, [element, form])
  return null
}
