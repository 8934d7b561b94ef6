import type { Popup } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { useEffect } from 'react'

/** Tells the shell which popups belong to this page; the shell shows them. */
export function OfferedPopups({ popups }: { popups: readonly Popup[] }) {
  useEffect(() => publish('top-page.shown', { popups }), [popups])
  return null
}
