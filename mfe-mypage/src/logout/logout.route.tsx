import { ResponseError, NetworkError, TimeoutError } from '@storefront/http'
import { reportFailure } from '@storefront/event-bus'
import { navigateTo } from '@storefront/navigation'
import { useCommand } from '@storefront/remote'
import { signOut } from '@storefront/session'
import { Button, LinkButton, Page } from '@storefront/ui'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import styles from './logout.module.css'

export const handle = { head: () => memberHead('ログアウト') }

/** Signs out. Ends the session on this device even if the API doesn't respond. */
async function leave() {
  try {
    await signOut()
  } catch (error) {
    if (!(error instanceof ResponseError || error instanceof NetworkError || error instanceof TimeoutError))
      throw error
    reportFailure('sign-out', error)
  }
  navigateTo('/login/?out=1', { replace: true })
}

export function Component() {
  const { run, isPending } = useCommand()
  return (
    <Page
      title="ログアウト"
      width="reading"
      crumbs={memberCrumbs({ label: 'ログアウト' })}
      lead="ログアウトすると、カートの中身もこの端末から消えます。"
    >
      <form
        method="post"
        className={styles.actions}
        onSubmit={(event) => {
          event.preventDefault()
          void run(leave)
        }}
      >
        <input type="hidden" name="intent" value="logout" />
        <Button variant="primary" type="submit" isPending={isPending}>
          ログアウトする
        </Button>
        <LinkButton href="/mypage" variant="quiet">
          マイページに戻る
        </LinkButton>
      </form>
    </Page>
  )
}
