import { Widget } from '@storefront/remote'
import { loginPath, useSession } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { Button, Dialog, LinkButton } from '@storefront/ui'
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react'
import styles from './login-offer.module.css'

type LoginOfferProps = {
  /** The page to return to after signing in on the login screen. */
  back: string
  onLeave?: () => void
  onSignedIn?: () => Promise<unknown>
}

const words = '会員の方は、ログインするとお届け先やお支払い方法の入力を省けます。'

/** Lets members sign in during checkout without leaving the screen, so that known data needn't be typed. */
export function LoginOffer({ back, onLeave, onSignedIn }: LoginOfferProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isLogin } = useSession()
  const [wasLogin, setWasLogin] = useState(isLogin)
  // Close the dialog after sign-in, so that it doesn't reopen if the session is lost later.
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
      {/* Stop the events of the dialog, because its form isn't part of the screen's form. */}
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
