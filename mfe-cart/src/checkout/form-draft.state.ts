import { getIn } from 'final-form'
import { useEffect, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'

const prefix = 'cart-form-'
const keyOf = (form: string) => prefix + form

type Values = Record<string, unknown>

function readDraft(form: string): Values | undefined {
  const text = sessionStorage.getItem(keyOf(form))
  return text ? (JSON.parse(text) as Values) : undefined
}

/** `null` is a field that was emptied. */
const saveDraft = (form: string, values: Values) =>
  sessionStorage.setItem(keyOf(form), JSON.stringify(values))

/** After a successful submit nothing typed is left behind. */
export function clearDraft(form: string) {
  sessionStorage.removeItem(keyOf(form))
}

/** With the cart goes what was typed for it: the next shopper at this device finds nothing. */
export function clearAllDrafts() {
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => sessionStorage.removeItem(key))
}

const ownerKey = 'cart-typed-of'

/** A member's login was lost: what was typed waits for who comes back to this cart. */
export function bindDraftsToCart(cartToken: string | undefined) {
  if (cartToken) sessionStorage.setItem(ownerKey, cartToken)
}

/** Whether what was typed waits for a member. */
export const areDraftsBound = () => sessionStorage.getItem(ownerKey) !== null

/** Another member's cart: what waits is not this shopper's. */
export function clearDraftsOfOtherCarts(cartToken: string) {
  const owner = sessionStorage.getItem(ownerKey)
  sessionStorage.removeItem(ownerKey)
  if (owner !== null && owner !== cartToken) clearAllDrafts()
}

/**
 * Stands last in a form, because a field that is registered takes its initial value: what was typed outlives
 * a reload of the tab, but for `except`; never card data. A field that comes later, with a choice, gets its
 * own when it comes.
 */
export function PersistFormDraft({ form: name, except = [] }: { form: string; except?: readonly string[] }) {
  const form = useForm()
  const { values, dirty, modified } = useFormState({
    subscription: { values: true, dirty: true, modified: true },
  })
  const restored = useRef<Values>(undefined)
  const given = useRef(new Set<string>())
  const excepted = useRef(except)
  useEffect(() => {
    const isFirst = restored.current === undefined
    const typed = (restored.current ??= readDraft(name) ?? {})
    const late = form.getRegisteredFields().filter((field) => !given.current.has(field))
    late.forEach((field) => given.current.add(field))
    form.batch(() => {
      if (isFirst) Object.entries(typed).forEach(([field, value]) => form.change(field, value ?? undefined))
      else
        for (const field of late)
          if (getIn(typed, field) !== undefined) form.change(field, getIn(typed, field) ?? undefined)
    })
  }, [form, modified, name])
  useEffect(() => {
    const known = readDraft(name)
    // Typed and taken back again is typed, too.
    if (!dirty && !known) return
    const { values: typed, initialValues } = form.getState()
    const kept = Object.keys({ ...initialValues, ...known, ...typed }).filter(
      (field) => !excepted.current.includes(field),
    )
    saveDraft(name, Object.fromEntries(kept.map((field) => [field, (typed as Values)[field] ?? null])))
  }, [dirty, form, name, values])
  return null
}

/** The same for fields outside of a form; they are drawn by the browser alone. */
export function useDraftFields<Fields extends Record<string, string>>(name: string, initial: Fields) {
  const [fields, setFields] = useState(() => ({ ...initial, ...readDraft(name) }))
  function type(change: Partial<Fields>) {
    const typed = { ...fields, ...change }
    setFields(typed)
    saveDraft(name, typed)
  }
  return [fields, type] as const
}
