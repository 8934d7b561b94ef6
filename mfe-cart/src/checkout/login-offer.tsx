import { loginPath } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { LinkButton } from '@storefront/ui'
import styles from './login-offer.module.css'

type LoginOfferProps = {
  /** Where the login leads back to. */
  back: string
  /** What was typed is handed over before the screen is left. */
  onLeave?: () => void
}

/** A member who has not signed in need not type what the shop knows. */
export function LoginOffer({ back, onLeave }: LoginOfferProps) {
  if (currentSite().settings.isMembersOnlyOff) return null
  return (
    <aside className={styles.offer} aria-label="会員の方">
      <p className={styles.words}>
        会員の方は、ログインするとお届け先やお支払い方法の入力を省けます。ご入力中の内容も残ります。
      </p>
      <LinkButton href={loginPath(back)} variant="secondary" onClick={onLeave}>
        ログインして進む
      </LinkButton>
    </aside>
  )
}
