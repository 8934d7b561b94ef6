import { getIn } from 'final-form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import type { Draft } from './drafts.state'

/** `null` is a field that the shopper emptied of its initial value. */
type Values = Record<string, unknown>

type PersistFormDraftProps<V> = {
  /** `read` returns the form's first values, `save` receives each change. */
  draft: Pick<Draft<V>, 'read' | 'save'>
  /** Fields that are never stored: secrets, cards. */
  except?: readonly string[]
}

/**
 * Persists a form's input across reloads of the tab. Must be the form's last child, because registering a
 * field writes its initial value. A field that a choice adds later gets its own draft value then.
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
    // Input that was typed and reverted counts as typed.
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

/** The same for fields outside of a form; in the browser only. */
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
