import { useEffect, useRef } from 'react'
import { useForm, useFormState } from 'react-final-form'

const keyOf = (form: string) => `cart-form-${form}`

type Values = Record<string, unknown>

function readTyped(form: string): Values | undefined {
  const text = sessionStorage.getItem(keyOf(form))
  return text ? (JSON.parse(text) as Values) : undefined
}

/** After a successful submit nothing typed is left behind. */
export function forgetTyped(form: string) {
  sessionStorage.removeItem(keyOf(form))
}

/** Stands inside a form: what was typed outlives a reload of the tab. Never for card data. */
export function KeepTyped({ form: name }: { form: string }) {
  const form = useForm()
  const { values, dirty } = useFormState({ subscription: { values: true, dirty: true } })
  const isRestored = useRef(false)
  useEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    const typed = readTyped(name)
    if (typed) form.batch(() => Object.entries(typed).forEach(([field, value]) => form.change(field, value)))
  }, [form, name])
  useEffect(() => {
    if (dirty) sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  }, [dirty, name, values])
  return null
}
