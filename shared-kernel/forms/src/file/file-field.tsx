import { Field } from '@storefront/ui'
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import styles from './file.module.css'

type FileFieldProps = {
  /** Its input: the focus comes back to it when a chosen file is taken away. */
  chooser: RefObject<HTMLInputElement | null>
  label: string
  help: string
  error: string | undefined
  /** Content types, such as `image/webp`. */
  types: readonly string[]
  isMultiple?: boolean
  /** What was chosen just now, never nothing. */
  onChoose: (files: readonly File[]) => void
  /** What has been chosen so far. */
  children?: ReactNode
}

/** Files that go with a form; without scripts there is none, and what stands there for it is a `noscript`. */
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
    // The same file can be chosen again.
    input.value = ''
    if (files.length > 0) onChoose(files)
  }
  // Chosen before the page came to life.
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
