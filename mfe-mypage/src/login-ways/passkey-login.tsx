import { publish } from '@storefront/event-bus'
import { ResponseError } from '@storefront/http'
import type { SignInResult } from '@storefront/session'
import { Button } from '@storefront/ui'
import { useState } from 'react'
import { deviceRefusal, isPasskeyDevice } from '../device-refusal.rules'
import { promptDevice, signInByPasskey } from './passkey-login.api'

type PasskeyLoginProps = { begin: (login: () => Promise<SignInResult>) => Promise<void> }

const caution = (message: string) => publish('toast.raised', { type: 'caution', message })

/** Reports the error in a toast, because widgets have no router that could report it. */
function reportFailure(error: unknown) {
  const message =
    error instanceof ResponseError ? error.message : '通信に失敗しました。もう一度お試しください。'
  publish('toast.raised', { type: 'danger', message })
}

/** Renders the passwordless login. The device itself reports that it has no passkey. */
export function PasskeyLogin({ begin }: PasskeyLoginProps) {
  const [isPending, setIsPending] = useState(false)

  async function logIn() {
    if (!isPasskeyDevice()) return caution('この端末では、パスキーをお使いいただけません。')
    try {
      const credential = await promptDevice()
      await begin(() => signInByPasskey(credential))
    } catch (error) {
      const words = deviceRefusal(error)
      if (words) caution(words)
      else reportFailure(error)
    }
  }

  async function press() {
    if (isPending) return
    setIsPending(true)
    await logIn()
    setIsPending(false)
  }

  return (
    <Button isWide icon="lock" isPending={isPending} onClick={() => void press()}>
      パスキーを使う
    </Button>
  )
}
