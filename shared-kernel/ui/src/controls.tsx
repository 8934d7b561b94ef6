import { createContext, Fragment, use, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './controls.module.css'

export type TextInputProps = ComponentProps<'input'> & {
  /** Matches the expected length, e.g. `short` for a postal code, `medium` for a phone number. */
  width?: 'short' | 'medium' | 'full'
}

export function TextInput({ width = 'full', className, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={classNames(styles.control, styles[width], className)} />
}

export function Textarea({ className, rows = 6, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames(styles.control, styles.textarea, className)} />
}

/** `details` appear directly below the choice, outside of its label. */
export type Choice = {
  value: string
  label: ReactNode
  isDisabled?: boolean
  note?: ReactNode
  details?: ReactNode
}

/** A choice of a select. Choices with the same `group` appear together under the group's name. */
type SelectChoice = { value: string; label: string; isDisabled?: boolean; group?: string }

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  choices: readonly SelectChoice[]
  /** Label of the empty choice, e.g. 選択してください. */
  placeholder?: string
  width?: 'short' | 'medium' | 'full'
}

export function Select({ choices, placeholder, width = 'full', className, ...rest }: SelectProps) {
  return (
    <span className={classNames(styles.select, styles[width])}>
      <select {...rest} className={classNames(styles.control, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {listGroups(choices).map(([group, own]) =>
          group === '' ? (
            // Keyed, because a group that arrives later must not replace the option being chosen.
            <Fragment key="">{own.map(option)}</Fragment>
          ) : (
            <optgroup key={group} label={group}>
              {own.map(option)}
            </optgroup>
          ),
        )}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}

const groupOf = ({ group = '' }: SelectChoice) => group

const listGroups = (choices: readonly SelectChoice[]) =>
  [...new Set(choices.map(groupOf))].map(
    (name) => [name, choices.filter((choice) => groupOf(choice) === name)] as const,
  )

const option = ({ value, label, isDisabled }: SelectChoice) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
)

/** Id of the error of the group around radios and checkboxes. A screen reader reads it at each of them. */
export const GroupError = createContext<string | undefined>(undefined)

function useDescription(own: string | undefined) {
  return [own, use(GroupError)].filter(Boolean).join(' ') || undefined
}

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; note?: ReactNode }

export function Checkbox({ label, note, className, ...rest }: CheckboxProps) {
  const described = useDescription(rest['aria-describedby'])
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...rest} type="checkbox" aria-describedby={described} />
      <span>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </label>
  )
}

export type RadioProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  note?: ReactNode
  isFramed?: boolean
}

/** Renders one radio of a group. `isFramed` puts the radio in its own card. */
export function Radio({ label, note, isFramed, className, ...rest }: RadioProps) {
  const described = useDescription(rest['aria-describedby'])
  return (
    <label className={classNames(styles.choice, isFramed && styles.framed, className)}>
      <input {...rest} type="radio" aria-describedby={described} />
      <span>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </label>
  )
}

export type RadioGroupProps = {
  name: string
  choices: readonly Choice[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  isFramed?: boolean
}

/** Renders radios with the same name. The surrounding FieldGroup labels them. */
export function RadioGroup({ name, choices, value, defaultValue, onChange, isFramed }: RadioGroupProps) {
  return choices.map((choice) => (
    <Fragment key={choice.value}>
      <Radio
        name={name}
        value={choice.value}
        label={choice.label}
        note={choice.note}
        isFramed={isFramed}
        disabled={choice.isDisabled}
        {...(value === undefined
          ? { defaultChecked: choice.value === defaultValue }
          : { checked: choice.value === value })}
        onChange={() => onChange?.(choice.value)}
      />
      {choice.details}
    </Fragment>
  ))
}
