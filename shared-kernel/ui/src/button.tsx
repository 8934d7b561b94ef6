import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import { Spinner } from './spinner'
import styles from './button.module.css'

type ButtonAppearance = {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'sm' | 'md' | 'lg'
  icon?: IconName
  /** Fills the width of the column, as the primary buttons of a screen do on phones. */
  isWide?: boolean
}

const toButtonClass = (
  { variant = 'secondary', size = 'md', isWide }: ButtonAppearance,
  className?: string,
) => classNames(styles.button, styles[variant], styles[size], isWide && styles.wide, className)

export type ButtonProps = ComponentProps<'button'> &
  ButtonAppearance & {
    /** True while work is in progress. The button stays in place and ignores clicks. */
    isPending?: boolean
    /** Announced to screen readers while the button is pending. */
    pendingLabel?: string
  }

/** Renders a button. Its label is a verb: カートに入れる, 注文を確定する. */
export function Button({
  variant,
  size,
  icon,
  isWide,
  isPending,
  pendingLabel = '処理中です',
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={toButtonClass({ variant, size, isWide }, className)}
      aria-disabled={isPending || rest['aria-disabled']}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {isPending ? <Spinner label={pendingLabel} /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

export type LinkButtonProps = ComponentProps<'a'> & ButtonAppearance & { href: string; children: ReactNode }

export function LinkButton({ variant, size, icon, isWide, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={toButtonClass({ variant, size, isWide }, className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}

export type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string }

/** Renders a button without a visible label. The button is a target of 44 px. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.iconButton, className)} aria-label={label}>
      <Icon name={icon} size="lg" />
    </button>
  )
}
