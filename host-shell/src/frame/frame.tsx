import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentSite } from '@storefront/site'
import { reportFailure } from '@storefront/event-bus'
import { replayQueuedEvents } from '@storefront/remote'
import { Overlay } from './overlay'
import { Header } from './header'

const onRecoverableError = (error: unknown) =>
  reportFailure('hydration-recovered', `header: ${String(error)}`)

export function mountFrame() {
  const header = document.getElementById('shell-header')
  const overlay = document.getElementById('shell-overlay')
  if (!header || !overlay) return
  startTransition(() => {
    hydrateRoot(header, <ServedHeader element={header} />, { identifierPrefix: 'shell-', onRecoverableError })
  })
  createRoot(overlay, { identifierPrefix: 'overlay-' }).render(
    <StrictMode>
      <Overlay />
    </StrictMode>,
  )
}

/** Replays clicks from before hydration. */
function ServedHeader({ element }: { element: HTMLElement }) {
  useEffect(() => void replayQueuedEvents(element), [element])
  return <Header site={currentSite()} />
}
