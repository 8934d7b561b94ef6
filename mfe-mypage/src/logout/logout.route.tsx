import { ResponseError, NetworkError, TimeoutError } from '@storefront/http'
import { navigateTo, shell } from '@storefront/navigation'
import { signOut } from '@storefront/session'
import { Button, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import styles from './logout.module.css'

export const handle = { head: () => memberHead('ログアウト') }

/** The session ends here even when the server cannot be told. */
async function leave() {
  try {
    await signOut()
  } catch (error) {
    if (!(error instanceof ResponseError || error instanceof NetworkError || error instanceof TimeoutError))
      throw error
    shell().report('sign-out', error.name)
  }
  navigateTo('/login/?out=1', { replace: true })
}

export function Component() {
  const [isPending, setIsPending] = useState(false)
  return (
    <Page
      title="ログアウト"
      width="reading"
      crumbs={memberCrumbs({ label: 'ログアウト' })}
      lead="ログアウトすると、カートの中身もこの端末から消えます。"
    >
      <div className={styles.actions}>
        <Button
          variant="primary"
          isPending={isPending}
          onClick={() => {
            setIsPending(true)
            void leave()
          }}
        >
          ログアウトする
        </Button>
        <LinkButton href="/mypage" variant="quiet">
          マイページに戻る
        </LinkButton>
      </div>
    </Page>
  )
}
