import { navigateTo, safeReturnPath, takeBackTarget } from '@storefront/navigation'
import { session, useSession, type SignInResult } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SecondStep } from '../second-step'
import { LoginWarning } from './login-warning'

type Step =
  | { name: 'second-step'; verifyCode: string | null }
  | { name: 'warning'; message: string; target: string }

/** Home page for members (§2), used if the login has no return URL. */
const membersTop = '/ec/'
/** Home page for shoppers whose registration is incomplete. They can't open member pages. */
const guestsTop = '/'
const notRegistered =
  '会員登録がまだ完了していません。メールアドレスを確認すると、会員の機能をご利用いただけます。'

/**
 * Handles the steps between a correct password and the destination (§4), which is the URL's `back` or the
 * page on which the shopper clicked login.
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
  /** A site setting decides whether the first login requires a verified email address (§2). */
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
 * Runs the logins of this page. After a login in another tab the page navigates by itself, like any guest
 * page (§2).
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
