import { Button, type ButtonProps } from '@storefront/ui'
import { useFormState } from 'react-final-form'

/** Renders the form's only primary button. The button is pending while the form is being submitted. */
export function SubmitButton({ children, ...rest }: Omit<ButtonProps, 'type' | 'variant' | 'isPending'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return (
    <Button {...rest} type="submit" variant="primary" isPending={submitting} pendingLabel="送信しています">
      {children}
    </Button>
  )
}
