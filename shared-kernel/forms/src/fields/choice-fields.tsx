import { checkChosen } from '@storefront/locale-ja'
import {
  Checkbox,
  Field,
  FieldGroup,
  RadioGroup,
  Select,
  useSynchronousEffects,
  type Choice,
} from '@storefront/ui'
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import { usePostedError } from '../posted/posted-errors'
import { getFieldError, toStateClass } from './field-state'
import { useHeldWhilePressing } from './held-while-pressing.state'
import { useTextField, type TextFieldOptions } from './use-text-field'

const useChoiceField = ({ requiredRule = checkChosen, ...options }: Omit<TextFieldOptions, 'normalise'>) =>
  useTextField({ ...options, requiredRule })

export type SelectFieldProps = Omit<TextFieldOptions, 'normalise'> & {
  choices: readonly { value: string; label: string; isDisabled?: boolean }[]
  placeholder?: string
  autoComplete?: string
  help?: ReactNode
  width?: 'short' | 'medium' | 'full'
}

export function SelectField({
  name,
  label,
  isRequired,
  rules,
  requiredRule,
  mayStayEmpty,
  choices,
  placeholder = '選択してください',
  help,
  ...rest
}: SelectFieldProps) {
  const { input, error, stateClass } = useChoiceField({
    name,
    label,
    isRequired,
    rules,
    requiredRule,
    mayStayEmpty,
  })
  return (
    <Field label={label} isRequired={isRequired ?? false} help={help} error={error} className={stateClass}>
      {(control) => <Select {...rest} {...input} {...control} choices={choices} placeholder={placeholder} />}
    </Field>
  )
}

export type RadioFieldProps = Omit<TextFieldOptions, 'normalise'> & {
  choices: readonly Choice[]
  help?: ReactNode
  isFramed?: boolean
}

/** Renders all choices as radio buttons. */
export function RadioField({ name, label, isRequired, rules, choices, help, isFramed }: RadioFieldProps) {
  const { input, error, stateClass } = useChoiceField({ name, label, isRequired, rules })
  return (
    <FieldGroup
      isRadioGroup
      legend={label}
      isRequired={isRequired ?? false}
      help={help}
      error={error}
      className={stateClass}
    >
      <RadioGroup
        name={name}
        value={input.value}
        choices={choices}
        isFramed={isFramed}
        onChange={(value) => input.onChange(value)}
      />
    </FieldGroup>
  )
}

export type CheckboxFieldProps = {
  name: string
  label: ReactNode
  note?: ReactNode
  /** The error message while the box isn't ticked. Makes the box required. */
  mustBeTicked?: string
}

/** Renders a checkbox. Its value in the form is a boolean. */
export function CheckboxField({ name, label, note, mustBeTicked }: CheckboxFieldProps) {
  useSynchronousEffects()
  const { input, meta } = useField<boolean>(name, {
    type: 'checkbox',
    validate: (isTicked: boolean | undefined) => (mustBeTicked && !isTicked ? mustBeTicked : undefined),
  })
  const error = useHeldWhilePressing(getFieldError(meta, { postedError: usePostedError(name) }))
  const { value: _value, ...bound } = input
  return (
    <FieldGroup error={error} className={toStateClass(meta, error)}>
      {(described) => (
        <Checkbox
          {...bound}
          {...described}
          aria-invalid={error !== undefined || undefined}
          aria-required={mustBeTicked !== undefined || undefined}
          label={label}
          note={note}
        />
      )}
    </FieldGroup>
  )
}
