import type { Popup } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { inBackground } from '@storefront/remote'
import { hasStoredLogin, isMember } from '@storefront/session'
import { useEffect } from 'react'
import { fetchPopups } from './top-page.api'

/**
 * Publishes this page's popups to the shell, which displays them. A server may have rendered the page for
 * all, so a member's popups are fetched again: members who have ordered don't see the greeting.
 */
export function OfferedPopups({ popups }: { popups: readonly Popup[] }) {
  useEffect(() => {
    if (!hasStoredLogin()) return publish('top-page.shown', { popups })
    const leaving = new AbortController()
    inBackground('popups-not-loaded', async () => {
      const own = (await isMember()) ? await fetchPopups(leaving.signal) : popups
      if (!leaving.signal.aborted) publish('top-page.shown', { popups: own })
    })
    return () => leaving.abort()
  }, [popups])
  return null
}
