import { navigateTo, safeReturnPath, takeBackTarget } from '@storefront/navigation'
import { session, useSession, type SignInResult } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SecondStep } from '../second-step'
import { LoginWarning } from './login-warning'

type Step =
  | { name: 'second-step'; verifyCode: string | null }
  | { name: 'warning'; message: string; target: string }

/** The member's top page (§2), for who came from nowhere. */
const membersTop = '/ec/'
/** Members' screens stay shut to who is not registered. */
const guestsTop = '/'
const notRegistered =
  '会員登録がまだ完了していません。メールアドレスを確認すると、会員の機能をご利用いただけます。'

/**
 * What stands between a correct password and where the shopper wanted to be (§4): the URL's own target, else
 * the screen that the link was pressed on.
 */
export function useLoginSteps(back: string | undefined) {
  const [current, setCurrent] = useState<Step>()

  function follow({ outcome, verifyCode }: SignInResult) {
    if (outcome === 'second-step') return setCurrent({ name: 'second-step', verifyCode })
    if (outcome === 'not-registered') return followUnregistered()
    const { warningMessage } = session()
    const target = whereTo(back)
    if (warningMessage) return setCurrent({ name: 'warning', message: warningMessage, target })
    return navigateTo(target, { replace: true })
  }
  /** The shop's setting asks for the address to be verified at the first login, or leaves it to her (§2). */
  function followUnregistered() {
    if (currentSite().settings.isEmailVerifiedAtFirstLogin) return navigateTo('/verify', { replace: true })
    setCurrent({ name: 'warning', message: notRegistered, target: guestsTop })
  }
  return {
    current,
    follow,
    leave: () => setCurrent(undefined),
    lead: () => navigateTo(whereTo(back), { replace: true }),
  }
}

/**
 * Begins logins of this screen; one that another tab has begun meanwhile leads on by itself, as on any screen
 * of guests (§2).
 */
export function useOwnLogin({ follow, lead }: ReturnType<typeof useLoginSteps>) {
  const isOwn = useRef(false)
  const { isLogin } = useSession()
  const leadOthers = useEffectEvent(() => {
    if (!isOwn.current) lead()
  })
  useEffect(() => {
    if (isLogin) leadOthers()
  }, [isLogin])

  return async (login: () => Promise<SignInResult>) => {
    isOwn.current = true
    try {
      follow(await login())
    } catch (cause) {
      isOwn.current = false
      throw cause
    }
  }
}

function whereTo(back: string | undefined): string {
  const stored = safeReturnPath(takeBackTarget())
  return back ?? stored ?? membersTop
}

export function LoginSteps({ current, follow, leave }: ReturnType<typeof useLoginSteps>) {
  if (current?.name === 'second-step') {
    return (
      <SecondStep
        verifyCode={current.verifyCode}
        onPassed={(outcome) => follow({ outcome, verifyCode: null })}
        onBack={leave}
      />
    )
  }
  return current ? <LoginWarning message={current.message} target={current.target} /> : null
}
