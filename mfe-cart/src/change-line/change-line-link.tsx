import type { CartProduct } from '@storefront/contracts'
import { LinkButton } from '@storefront/ui'
import { nameLine } from '../order-view/line-name.rules'
import { findChangeLink } from './change-line.rules'
import styles from './change-line-link.module.css'

type ChangeLineLinkProps = { line: CartProduct; products: readonly CartProduct[] }

/** Leads to the page that changes the variant, the measures and the name of a line. */
export function ChangeLineLink({ line, products }: ChangeLineLinkProps) {
  const link = findChangeLink(line)
  if (!link) return null
  return (
    <p className={styles.change}>
      <LinkButton
        href={link.href}
        size="sm"
        variant="quiet"
        aria-label={`${nameLine(line, products)}の${link.text}`}
      >
        {link.text}
      </LinkButton>
    </p>
  )
}
