import { publish } from '@storefront/event-bus'
import { useCommand } from '@storefront/remote'
import type { SignInResult } from '@storefront/session'
import { Button } from '@storefront/ui'
import { deviceRefusal, isPasskeyDevice } from '../device-refusal.rules'
import { askDevice, signInByPasskey } from './passkey-login.api'
import styles from './login.module.css'

type PasskeyLoginProps = { begin: (login: () => Promise<SignInResult>) => Promise<void> }

const caution = (message: string) => publish('toast.raised', { type: 'caution', message })

/** The way in without a password; who has no key of this shop is told by the device. */
export function PasskeyLogin({ begin }: PasskeyLoginProps) {
  const { run, isPending } = useCommand()

  async function logIn() {
    if (!isPasskeyDevice()) return caution('この端末では、パスキーをお使いいただけません。')
    try {
      const credential = await askDevice()
      await begin(() => signInByPasskey(credential))
    } catch (error) {
      const words = deviceRefusal(error)
      if (!words) throw error
      caution(words)
    }
  }

  return (
    <div className={styles.passkey}>
      <Button isWide icon="lock" isPending={isPending} onClick={() => void run(logIn)}>
        パスキーを使う
      </Button>
    </div>
  )
}
