import { NetworkError, TimeoutError } from '@storefront/http'
import { ScreenError } from '@storefront/remote'
import { Button, EmptyState, Page } from '@storefront/ui'
import { useRevalidator, useRouteError } from 'react-router-dom'

/**
 * Error page for cart screens. If loading failed, the cart itself is safe and the shopper can retry in place.
 * Any other error shows the error page that all remotes share.
 */
export function CheckoutProblem() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isScreenMissing = error instanceof Error && error.name === 'ChunkLoadError'
  if (!isScreenMissing && !(error instanceof NetworkError) && !(error instanceof TimeoutError))
    return <ScreenError />
  const tryAgain = () => {
    // The router caches a chunk that failed to load, so only a page reload fetches the chunk again.
    if (isScreenMissing && navigator.onLine) location.reload()
    else void revalidate()
  }
  return (
    <Page title="通信できませんでした">
      <div role="alert">
        <EmptyState
          icon="alert"
          level="h2"
          title="電波の状態をご確認ください"
          action={
            <Button variant="primary" isPending={state === 'loading'} onClick={tryAgain}>
              もう一度試す
            </Button>
          }
        >
          カートの中身とご入力の内容は、そのまま残っています。
        </EmptyState>
      </div>
    </Page>
  )
}
