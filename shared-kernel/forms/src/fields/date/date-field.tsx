import { fieldKinds, type FieldRule } from '@storefront/locale-ja'
import { FieldGroup, TextInput } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { checkDateParts, datePartUnits, joinDateParts, missingDateParts } from './date-parts.rules'
import { useTextField } from '../use-text-field'
import styles from '../fields.module.css'

const parts = [
  { unit: datePartUnits[0], part: 'year', size: 4, autoComplete: 'bday-year', look: styles.year },
  { unit: datePartUnits[1], part: 'month', size: 2, autoComplete: 'bday-month', look: styles.part },
  { unit: datePartUnits[2], part: 'day', size: 2, autoComplete: 'bday-day', look: styles.part },
] as const

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
    rules: [checkDateParts, ...fieldKinds.date.rules, ...rules],
  })
  const missing = missingDateParts(input.value)
  const isWrong = (unit: string) => error !== undefined && (missing.length === 0 || missing.includes(unit))
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
      {(described) => (
        <div
          ref={place}
          className={styles.parts}
          onFocus={() => input.onFocus()}
          onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || input.onBlur()}
        >
          {parts.map(({ unit, part, size, autoComplete, look }, index) => (
            <label key={unit} className={styles.parts}>
              <TextInput
                {...described}
                name={`${name}_${part}`}
                className={look}
                inputMode="numeric"
                maxLength={size}
                autoComplete={isBirthday ? autoComplete : 'off'}
                aria-label={`${label}（${unit}）`}
                aria-invalid={isWrong(unit) || undefined}
                value={shown[index] ?? ''}
                onChange={(event) => type(index, event.target.value)}
              />
              {unit}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
