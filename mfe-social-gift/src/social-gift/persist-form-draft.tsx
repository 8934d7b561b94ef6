import { useEffect } from 'react'
import { useForm } from 'react-final-form'

/** Inside a form: tells every change of its values, also those that a lookup filled in. */
export function PersistFormDraft<Values>({ onChange }: { onChange: (values: Values) => void }) {
  const form = useForm<Values>()
  useEffect(() => {
    // Typed and taken back again is typed, too.
    let isTyped = false
    return form.subscribe(
      ({ values, pristine }) => {
        isTyped ||= !pristine
        if (isTyped) onChange(values)
      },
      { values: true, pristine: true },
    )
  }, [form, onChange])
  return null
}
