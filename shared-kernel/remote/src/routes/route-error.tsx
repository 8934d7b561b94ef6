import { useEffect } from 'react'
import { reportFailure } from '@storefront/event-bus'
import { InvalidChannelError } from '@storefront/http'
import { goBack, shell } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { ErrorPage } from '@storefront/ui'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'

/** Returns a route error's status: its statusCode, status or response status, or else 500 (§8). */
export function statusOfError(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  if (typeof error !== 'object' || error === null) return 500
  const { statusCode, status, response } = error as {
    statusCode?: number
    status?: number
    response?: { status?: number }
  }
  return statusCode ?? status ?? response?.status ?? 500
}

/** Returns a title in the page's language. Screen readers read it first. */
export const errorTitle = (status: number) =>
  status === 404 ? 'お探しのページが見つかりませんでした' : 'エラーが発生しました'

/** Renders the error page in place of a failed screen (§2). */
export function ScreenError() {
  const error = useRouteError()
  const status = statusOfError(error)
  useEffect(() => {
    shell().showRoute({ title: errorTitle(status), robots: 'noindex' })
    if (status >= 500) reportFailure('route-error', error instanceof Error ? error : status)
  }, [error, status])
  // A channel that doesn't exist has no categories to suggest.
  const { categories, isInvalidChannel } = currentSite()
  const isNowhere = isInvalidChannel || error instanceof InvalidChannelError
  return <ErrorPage status={status} onBack={() => goBack()} categories={isNowhere ? undefined : categories} />
}
