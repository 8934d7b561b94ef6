import { navigateTo } from '@storefront/navigation'
import { loginPath } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { Button, LinkButton } from '@storefront/ui'
import styles from './login-offer.module.css'

type LoginOfferProps = {
  /** Where the login leads back to. */
  back: string
  /** Hands over what was typed, which then stays. */
  onLeave?: () => void
}

const words = '会員の方は、ログインするとお届け先やお支払い方法の入力を省けます。'

/** A member who has not signed in need not type what the shop knows. */
export function LoginOffer({ back, onLeave }: LoginOfferProps) {
  if (currentSite().settings.isMembersOnlyOff) return null
  const link = (
    <LinkButton href={loginPath(back)} variant="secondary">
      ログインして進む
    </LinkButton>
  )
  return (
    <div role="group" className={styles.offer} aria-label="会員の方">
      <p className={styles.words}>{onLeave ? `${words}ここまでのご入力は残ります。` : words}</p>
      {onLeave ? (
        <>
          {/* A press before the screen is alive waits for it; a link would leave what was typed behind. */}
          <Button
            variant="secondary"
            onClick={() => {
              onLeave()
              navigateTo(loginPath(back))
            }}
          >
            ログインして進む
          </Button>
          <noscript>{link}</noscript>
        </>
      ) : (
        link
      )}
    </div>
  )
}
