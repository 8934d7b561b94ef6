import { getIn } from 'final-form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import type { Draft } from './drafts.state'

/** Values by field. `null` means that the shopper cleared the field's initial value. */
type Values = Record<string, unknown>

type PersistFormDraftProps<V> = {
  /** `read` returns the initial values of the form, and `save` receives every change. */
  draft: Pick<Draft<V>, 'read' | 'save'>
  /** Fields that must never be stored, e.g. passwords and cards. */
  except?: readonly string[]
}

/**
 * Persists a form's input across reloads of the tab. Must be the last child of the form, because registering
 * a field writes the field's initial value. A field that is added later receives its draft value when it is
 * added.
 */
export function PersistFormDraft<V extends object>({ draft, except = [] }: PersistFormDraftProps<V>) {
  const form = useForm()
  const { values, dirty, modified } = useFormState({
    subscription: { values: true, dirty: true, modified: true },
  })
  const restored = useRef<Values>(undefined)
  const given = useRef(new Set<string>())
  const wasDirty = useRef(false)

  const restore = useEffectEvent(() => {
    const isFirst = restored.current === undefined
    const typed = (restored.current ??= { ...draft.read() })
    const late = form.getRegisteredFields().filter((field) => !given.current.has(field))
    late.forEach((field) => given.current.add(field))
    form.batch(() => {
      if (isFirst) Object.entries(typed).forEach(([field, value]) => form.change(field, value ?? undefined))
      else
        for (const field of late)
          if (getIn(typed, field) !== undefined) form.change(field, getIn(typed, field) ?? undefined)
    })
  })
  const keep = useEffectEvent(() => {
    const { values: typed, initialValues, dirty: isDirty } = form.getState()
    // Input counts as typed even if the shopper reverted it.
    wasDirty.current ||= isDirty === true
    if (!wasDirty.current) return
    const filled = Object.entries({ ...initialValues }).filter(
      ([, value]) => value !== undefined && value !== null,
    )
    const emptied = filled.map(([field]) => [field, null])
    const all = { ...Object.fromEntries(emptied), ...(typed as Values) }
    draft.save(Object.fromEntries(Object.entries(all).filter(([field]) => !except.includes(field))) as V)
  })
  useEffect(() => restore(), [form, modified])
  useEffect(() => keep(), [dirty, form, values])
  return null
}

/** Persists fields outside a form across reloads of the tab. Works only in the browser. */
export function useDraftFields<Fields extends Record<string, string | null | undefined>>(
  draft: Pick<Draft<Partial<Fields>>, 'read' | 'save'>,
  initial: Fields,
) {
  const [fields, setFields] = useState(() => ({ ...initial, ...draft.read() }))
  function type(change: Partial<Fields>) {
    const typed = { ...fields, ...change }
    setFields(typed)
    draft.save(typed)
  }
  return [fields, type] as const
}
