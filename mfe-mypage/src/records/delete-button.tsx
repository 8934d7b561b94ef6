import { Button, type ButtonProps } from '@storefront/ui'

type DeleteButtonProps = Pick<ButtonProps, 'onClick' | 'isPending'> & {
  /** Names what is deleted, for screen readers. */
  label: string
}

export function DeleteButton({ label, ...rest }: DeleteButtonProps) {
  return (
    <Button {...rest} size="sm" variant="quiet" icon="trash" aria-label={label}>
      削除する
    </Button>
  )
}
