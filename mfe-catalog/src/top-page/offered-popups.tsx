import type { Popup } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { useEffect } from 'react'

/** Publishes this page's popups to the shell, which displays them. */
export function OfferedPopups({ popups }: { popups: readonly Popup[] }) {
  useEffect(() => publish('top-page.shown', { popups }), [popups])
  return null
}
