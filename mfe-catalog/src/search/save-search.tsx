import { publish } from '@storefront/event-bus'
import { UnauthorisedError } from '@storefront/http'
import { navigateTo } from '@storefront/navigation'
import { useCommand } from '@storefront/remote'
import { loginPath, useSession, whenSessionChecked } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { Button, Icon } from '@storefront/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { storePendingSearch, takePendingSearch } from './pending-search.state'
import { changeSearch, writeSearch, type ProductSearch } from './product-search.rules'
import { saveSearch } from './save-search.api'
import styles from './save-search.module.css'

type SaveSearchProps = { search: ProductSearch; title: string }

/**
 * Renders a button that saves the list's conditions as a bookmark. Guests log in first. Renders nothing in
 * shops without members.
 */
export const SaveSearch = (props: SaveSearchProps) =>
  currentSite().settings.isMembersOnlyOff ? null : <SaveSearchButton {...props} />

function SaveSearchButton({ search, title }: SaveSearchProps) {
  const { isLogin } = useSession()
  const { run, isPending } = useCommand()
  const [savedUrl, setSavedUrl] = useState<string>()
  const url = writeSearch(changeSearch(search, {}))

  async function save() {
    if (!(await whenSessionChecked()).isLogin) {
      storePendingSearch(url)
      return navigateTo(`${loginPath(location.pathname + location.search)}&for=search`)
    }
    try {
      await saveSearch(title, url)
      setSavedUrl(url)
      publish('toast.raised', { type: 'positive', message: 'この条件をブックマークに保存しました' })
    } catch (error) {
      // The session has expired. The shell opens the login, and the search is saved afterwards.
      if (!(error instanceof UnauthorisedError)) throw error
      storePendingSearch(url)
    }
  }

  const saveIfPending = useEffectEvent(() => {
    if (takePendingSearch(url)) void run(save)
  })
  useEffect(() => {
    if (isLogin) saveIfPending()
  }, [isLogin, url])

  return (
    <p className={styles.save}>
      {savedUrl === url ? (
        <a className={styles.saved} href="/mypage/bookmark">
          <Icon name="check" size="sm" />
          保存した条件を見る
        </a>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          icon="bookmark"
          isPending={isPending}
          onClick={() => void run(save)}
        >
          この条件を保存
        </Button>
      )}
    </p>
  )
}
