import { Field } from '@storefront/ui'
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import styles from './file.module.css'

type FileFieldProps = {
  /** The file input. It receives focus when the shopper removes a chosen file. */
  chooser: RefObject<HTMLInputElement | null>
  label: string
  help: string
  error: string | undefined
  /** Content types, e.g. `image/webp`. */
  types: readonly string[]
  isMultiple?: boolean
  /** Receives the newly chosen files, at least one. */
  onChoose: (files: readonly File[]) => void
  children?: ReactNode
}

/** Renders a file input. It needs JavaScript, so screens add a `noscript` that explains this. */
export function FileField({
  chooser,
  label,
  help,
  error,
  types,
  isMultiple,
  onChoose,
  children,
}: FileFieldProps) {
  function take(input: HTMLInputElement) {
    const files = [...(input.files ?? [])]
    // Lets the shopper choose the same file again.
    input.value = ''
    if (files.length > 0) onChoose(files)
  }
  // Adopts files chosen before hydration.
  const takeEarly = useEffectEvent(() => chooser.current && take(chooser.current))
  useEffect(() => void takeEarly(), [])

  return (
    <div className={styles.field}>
      <Field label={label} isRequired={false} error={error} help={help}>
        {(control) => (
          <input
            {...control}
            ref={chooser}
            className={styles.chooser}
            type="file"
            multiple={isMultiple}
            accept={types.join(',')}
            onChange={({ target }) => take(target)}
          />
        )}
      </Field>
      {children}
    </div>
  )
}
