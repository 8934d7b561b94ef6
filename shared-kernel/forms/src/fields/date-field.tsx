import { fieldKinds, normaliseToPlainDigits, type FieldRule } from '@storefront/locale-ja'
import { FieldGroup, TextInput } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTextField } from './use-text-field'
import styles from './fields.module.css'

const parts = [
  { unit: '年', part: 'year', size: 4, autoComplete: 'bday-year', look: styles.year },
  { unit: '月', part: 'month', size: 2, autoComplete: 'bday-month', look: styles.part },
  { unit: '日', part: 'day', size: 2, autoComplete: 'bday-day', look: styles.part },
] as const

/**
 * Joins the typed parts into `YYYY-MM-DD`. Returns an empty text if all parts are empty, and an invalid date
 * if only some are.
 */
export function joinDateParts(typed: readonly string[]): string {
  const [year = '', month = '', date = ''] = typed.map(normaliseToPlainDigits)
  return year + month + date === '' ? '' : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

export type DateFieldProps = {
  name: string
  label: string
  isRequired?: boolean
  rules?: readonly FieldRule[]
  help?: ReactNode
  isBirthday?: boolean
}

/** Renders three inputs for a date. Its value in the form is `YYYY-MM-DD`. */
export function DateField({ name, label, isRequired, rules = [], help, isBirthday }: DateFieldProps) {
  const { input, error, stateClass } = useTextField({
    name,
    label,
    isRequired,
    rules: [...fieldKinds.date.rules, ...rules],
  })
  const [typed, setTyped] = useState<readonly string[]>()
  const shown = typed && joinDateParts(typed) === input.value ? typed : (input.value || '--').split('-')
  function type(index: number, text: string) {
    const next = parts.map((_, part) => (part === index ? text : (shown[part] ?? '')))
    setTyped(next)
    input.onChange(joinDateParts(next))
  }
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(input)
  // Adopts parts typed before hydration.
  useEffect(() => {
    const early = [...(place.current?.querySelectorAll('input') ?? [])].map(({ value }) => value)
    if (joinDateParts(early) === latest.current.value) return
    setTyped(early)
    latest.current.onChange(joinDateParts(early))
  }, [])
  return (
    <FieldGroup
      legend={label}
      isRequired={isRequired ?? false}
      help={help}
      error={error}
      className={stateClass}
    >
      <div
        ref={place}
        className={styles.parts}
        onFocus={() => input.onFocus()}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || input.onBlur()}
      >
        {parts.map(({ unit, part, size, autoComplete, look }, index) => (
          <label key={unit} className={styles.parts}>
            <TextInput
              name={`${name}_${part}`}
              className={look}
              inputMode="numeric"
              maxLength={size}
              autoComplete={isBirthday ? autoComplete : 'off'}
              aria-label={`${label}（${unit}）`}
              aria-invalid={error ? true : undefined}
              value={shown[index] ?? ''}
              onChange={(event) => type(index, event.target.value)}
            />
            {unit}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
