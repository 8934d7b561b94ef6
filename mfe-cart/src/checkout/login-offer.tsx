import { Widget } from '@storefront/remote'
import { loginPath, useSession } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { Button, Dialog, LinkButton } from '@storefront/ui'
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react'
import styles from './login-offer.module.css'

type LoginOfferProps = {
  /** Where a login on its own screen leads back to. */
  back: string
  /** Hands over what was typed, which then stays. */
  onLeave?: () => void
  /** Goes on as a member, once the login in the dialog is through. */
  onSignedIn?: () => Promise<unknown>
}

const words = '会員の方は、ログインするとお届け先やお支払い方法の入力を省けます。'

/** A member who has not signed in need not type what the shop knows, nor leave the checkout for it. */
export function LoginOffer({ back, onLeave, onSignedIn }: LoginOfferProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isLogin } = useSession()
  const [wasLogin, setWasLogin] = useState(isLogin)
  // A login that is lost later is no reason to ask again here.
  if (wasLogin !== isLogin) {
    setWasLogin(isLogin)
    if (!isLogin) setIsOpen(false)
  }
  const goOn = useEffectEvent(() => {
    onLeave?.()
    void onSignedIn?.()
  })
  useEffect(() => {
    if (isOpen && isLogin) goOn()
  }, [isOpen, isLogin])
  if (currentSite().settings.isMembersOnlyOff) return null
  return (
    <div role="group" className={styles.offer} aria-label="会員の方">
      <p className={styles.words}>
        {words}
        {onLeave && <span className={styles.scripted}>ここまでのご入力は残ります。</span>}
      </p>
      <div className={styles.scripted}>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          ログインして進む
        </Button>
      </div>
      <noscript>
        <LinkButton href={loginPath(back)} variant="secondary">
          ログインして進む
        </LinkButton>
      </noscript>
      {/* What is sent there is no form of this screen. */}
      <div onSubmit={stop} onKeyDown={stop}>
        <Dialog isOpen={isOpen && !isLogin} title="ログイン" onClose={() => setIsOpen(false)}>
          <Widget of="mypage/login">
            <LinkButton href={loginPath(back)} isWide onClick={onLeave}>
              ログインの画面へ進む
            </LinkButton>
          </Widget>
        </Dialog>
      </div>
    </div>
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()
