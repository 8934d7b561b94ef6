import { navigateTo, safeReturnPath, takeBackTarget } from '@storefront/navigation'
import { session, type SignInResult } from '@storefront/session'
import { useState } from 'react'
import { LoginWarning } from './login-warning'
import { SecondStep } from './second-step'

type Step = { name: 'second-step'; verifyCode: string | null } | { name: 'warning'; message: string; target: string }

/** The member's top page (§2), for who came from nowhere. */
const membersTop = '/ec/'

/** What stands between a correct password and where the shopper wanted to be (§4): the URL's own target, else the screen that the link was pressed on. */
export function useLoginSteps(back: string | undefined) {
  const [current, setCurrent] = useState<Step>()

  function follow({ outcome, verifyCode }: SignInResult) {
    if (outcome === 'second-step') return setCurrent({ name: 'second-step', verifyCode })
    if (outcome === 'not-registered') return navigateTo('/verify', { replace: true })
    const { warningMessage } = session()
    const stored = safeReturnPath(takeBackTarget())
    const target = back ?? stored ?? membersTop
    if (warningMessage) return setCurrent({ name: 'warning', message: warningMessage, target })
    return navigateTo(target, { replace: true })
  }
  return { current, follow, leave: () => setCurrent(undefined) }
}

export function LoginSteps({ current, follow, leave }: ReturnType<typeof useLoginSteps>) {
  if (current?.name === 'second-step') {
    return <SecondStep verifyCode={current.verifyCode} onPassed={(outcome) => follow({ outcome, verifyCode: null })} onBack={leave} />
  }
  return current ? <LoginWarning message={current.message} target={current.target} /> : null
}
