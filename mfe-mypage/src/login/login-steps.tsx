import { navigateTo } from '@storefront/navigation'
import { session, type SignInResult } from '@storefront/session'
import { useState } from 'react'
import { LoginWarning } from './login-warning'
import { SecondStep } from './second-step'

type Step = { name: 'second-step'; verifyCode: string | null } | { name: 'warning'; message: string }

/** What stands between a correct password and where the shopper wanted to be (§4). */
export function useLoginSteps(target: string) {
  const [current, setCurrent] = useState<Step>()

  function follow({ outcome, verifyCode }: SignInResult) {
    if (outcome === 'second-step') return setCurrent({ name: 'second-step', verifyCode })
    if (outcome === 'not-registered') return navigateTo('/verify', { replace: true })
    const { warningMessage } = session()
    if (warningMessage) return setCurrent({ name: 'warning', message: warningMessage })
    return navigateTo(target, { replace: true })
  }
  return { current, follow, target, leave: () => setCurrent(undefined) }
}

export function LoginSteps({ current, follow, target, leave }: ReturnType<typeof useLoginSteps>) {
  if (current?.name === 'second-step') {
    return <SecondStep verifyCode={current.verifyCode} onPassed={(outcome) => follow({ outcome, verifyCode: null })} onBack={leave} />
  }
  return current ? <LoginWarning message={current.message} target={target} /> : null
}
