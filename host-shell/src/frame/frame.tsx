import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentSite } from '@storefront/site'
import { reportFailure } from '@storefront/event-bus'
import { Overlay } from './overlay'
import { Header } from './header'

const onRecoverableError = (error: unknown) =>
  reportFailure('hydration-recovered', `header: ${String(error)}`)

/** Brings the served header to life, and mounts what lies above the page. */
export function mountFrame() {
  const header = document.getElementById('shell-header')
  const overlay = document.getElementById('shell-overlay')
  if (!header || !overlay) return
  const site = currentSite()
  startTransition(() => {
    hydrateRoot(header, <Header site={site} />, { identifierPrefix: 'shell-', onRecoverableError })
  })
  createRoot(overlay, { identifierPrefix: 'overlay-' }).render(
    <StrictMode>
      <Overlay />
    </StrictMode>,
  )
}
