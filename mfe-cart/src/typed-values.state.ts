import { useEffect, useRef } from 'react'
import { useForm, useFormState } from 'react-final-form'

const prefix = 'cart-form-'
const keyOf = (form: string) => prefix + form

type Values = Record<string, unknown>

function readTyped(form: string): Values | undefined {
  const text = sessionStorage.getItem(keyOf(form))
  return text ? (JSON.parse(text) as Values) : undefined
}

/** After a successful submit nothing typed is left behind. */
export function forgetTyped(form: string) {
  sessionStorage.removeItem(keyOf(form))
}

/** With the cart goes what was typed for it: the next shopper at this device finds nothing. */
export function forgetAllTyped() {
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => sessionStorage.removeItem(key))
}

const ownerKey = 'cart-typed-of'

/** A member's login was lost: what was typed waits for who comes back to this cart. */
export function rememberWhose(cartToken: string | undefined) {
  if (cartToken) sessionStorage.setItem(ownerKey, cartToken)
}

/** Another member's cart: what waits is not this shopper's. */
export function forgetTypedOfOthers(cartToken: string) {
  const owner = sessionStorage.getItem(ownerKey)
  sessionStorage.removeItem(ownerKey)
  if (owner !== null && owner !== cartToken) forgetAllTyped()
}

/**
 * Stands last in a form, because a field that is registered takes its initial value:
 * what was typed outlives a reload of the tab, but for `except`; never card data.
 */
export function KeepTyped({ form: name, except = [] }: { form: string; except?: readonly string[] }) {
  const form = useForm()
  const { values, dirty } = useFormState({ subscription: { values: true, dirty: true } })
  const isRestored = useRef(false)
  const excepted = useRef(except)
  useEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    const typed = readTyped(name)
    if (typed) form.batch(() => Object.entries(typed).forEach(([field, value]) => form.change(field, value)))
  }, [form, name])
  useEffect(() => {
    if (!dirty) return
    const kept = Object.entries(values).filter(([field]) => !excepted.current.includes(field))
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(kept)))
  }, [dirty, name, values])
  return null
}
