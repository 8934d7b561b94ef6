import { use, useId, type ReactNode } from 'react'
import { classNames } from './class-names'
import { GroupError } from './controls'
import { Icon } from './icon'
import styles from './field.module.css'

/** Attributes that connect a control to its label, help and error. */
export type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export type FieldProps = {
  label: ReactNode
  /** True shows 必須, false shows 任意, and undefined shows neither. */
  isRequired?: boolean
  help?: ReactNode
  error?: string
  /** State classes from §5, set by forms/src/fields/field-state.ts. */
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Renders a control with its label above, and help and error below. */
export function Field({ label, isRequired, help, error, className, children }: FieldProps) {
  const id = useId()
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <Need isRequired={isRequired} />
      </label>
      {children({ id, ...describe(id, help, error), 'aria-required': isRequired || undefined })}
      <FieldHelp id={id} help={help} />
      <FieldError id={id} error={error} />
    </div>
  )
}

export type FieldGroupProps = Omit<FieldProps, 'children' | 'label'> & {
  legend?: ReactNode
  /** Only a group of radios can be required and invalid as a whole (ARIA). */
  isRadioGroup?: boolean
  /** A function connects each control to the help and the error, instead of the group as a whole. */
  children: ReactNode | ((control: Pick<ControlProps, 'aria-describedby'>) => ReactNode)
}

/**
 * Renders several controls under one legend, e.g. radios or the three parts of a date. VoiceOver doesn't read
 * a group's description, so radios and checkboxes are described by the error themselves.
 */
export function FieldGroup({
  legend,
  isRequired,
  help,
  error,
  className,
  isRadioGroup = false,
  children,
}: FieldGroupProps) {
  const id = useId()
  const described = describe(id, help, error)
  const isEachDescribed = typeof children === 'function'
  const outerError = use(GroupError)
  const ownError = error && !isEachDescribed ? `${id}-error` : undefined
  const group = isRadioGroup
    ? ({
        ...describe(id, help, undefined),
        role: 'radiogroup',
        'aria-required': isRequired || undefined,
        'aria-invalid': described['aria-invalid'],
      } as const)
    : described
  // A group without a name, e.g. around one checkbox, is noise to a screen reader.
  const attributes = isEachDescribed ? { role: legend ? undefined : 'none' } : group
  return (
    <fieldset className={classNames(styles.field, className)} {...attributes}>
      {legend && (
        <legend className={styles.label}>
          {legend}
          <Need isRequired={isRequired} />
        </legend>
      )}
      {/* Below a long list of choices it would lie outside of the screen. */}
      <FieldError id={id} error={error} />
      <div className={styles.group}>
        <GroupError value={legend ? ownError : (ownError ?? outerError)}>
          {isEachDescribed ? children({ 'aria-describedby': described['aria-describedby'] }) : children}
        </GroupError>
      </div>
      <FieldHelp id={id} help={help} />
    </fieldset>
  )
}

function describe(id: string, help: ReactNode, error: string | undefined) {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

function Need({ isRequired }: { isRequired?: boolean }) {
  if (isRequired === undefined) return null
  return (
    <span className={isRequired ? styles.required : styles.optional}>{isRequired ? '必須' : '任意'}</span>
  )
}

function FieldHelp({ id, help }: { id: string; help?: ReactNode }) {
  if (!help) return null
  return (
    <p className={styles.help} id={`${id}-help`}>
      {help}
    </p>
  )
}

function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    // Polite, because an alert for each field that is tabbed through would talk over the next field's name.
    <div className={styles.error} id={`${id}-error`} aria-live="polite">
      {error && (
        <>
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </>
      )}
    </div>
  )
}
