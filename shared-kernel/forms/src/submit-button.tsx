import { Button, type ButtonProps } from '@storefront/ui'
import { useFormState } from 'react-final-form'

/**
 * Renders the form's submit button, which is its only primary one by default. The button is pending while the
 * form is being submitted.
 */
export function SubmitButton({
  children,
  variant = 'primary',
  ...rest
}: Omit<ButtonProps, 'type' | 'isPending'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return (
    <Button {...rest} type="submit" variant={variant} isPending={submitting} pendingLabel="送信しています">
      {children}
    </Button>
  )
}
