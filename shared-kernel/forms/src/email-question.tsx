import { findMeantDomain } from '@storefront/locale-ja'
import { Button } from '@storefront/ui'
import { useField, useForm } from 'react-final-form'
import { useHeldWhilePressing } from './fields/held-while-pressing.state'
import styles from './email-question.module.css'

/** Asks about a mistyped domain below an email field, with one press to correct it. Never blocks the form. */
export function EmailQuestion({ name }: { name: string }) {
  const form = useForm()
  const { input, meta } = useField<string>(name, { subscription: { value: true, active: true } })
  const email = (input.value ?? '').trim()
  const meant = useHeldWhilePressing(meta.active ? undefined : findMeantDomain(email))
  return (
    <div role="status">
      {meant && (
        <p className={styles.question}>
          <span>{`${meant} のまちがいではありませんか`}</span>
          <Button
            size="sm"
            onClick={() => form.change(name, `${email.slice(0, email.lastIndexOf('@'))}@${meant}`)}
          >
            {`${meant} に直す`}
          </Button>
        </p>
      )}
    </div>
  )
}
