import { Button, TextInput, type TextInputProps } from '@storefront/ui'
import { useState, type KeyboardEvent } from 'react'
import styles from './fields.module.css'

/**
 * Renders a password input with a button to show the password. The button is named after the field, because a
 * screen may have several. Warns while Caps Lock is on.
 */
export function SecretInput({ label, ...props }: TextInputProps & { label: string }) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'))
  return (
    <>
      <div className={styles.secret}>
        <TextInput
          {...props}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <Button
          className={styles.reveal}
          aria-label={`表示：${label}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          表示
        </Button>
      </div>
      <p className={styles.capsLock} role="status">
        {isCapsLockOn && 'Caps Lock がオンになっています。'}
      </p>
    </>
  )
}
