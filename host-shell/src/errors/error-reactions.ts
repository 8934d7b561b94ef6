import { publish, reportFailure } from '@storefront/event-bus'
import {
  configureHttp,
  InvalidChannelError,
  MaintenanceError,
  NetworkError,
  RequestCancelled,
  ResponseError,
  UnauthorisedError,
} from '@storefront/http'
import { navigateTo } from '@storefront/navigation'
import { currentSite, setSite } from '@storefront/site'
import { triggerAppChange } from 'single-spa'
import { showLayout } from '../frame/layout.state'

type ErrorClass<E extends Error> = abstract new (...given: never[]) => E
type Reaction = { isFor: ErrorClass<Error>; react(error: Error): void }

const when = <E extends Error>(isFor: ErrorClass<E>, react: (error: E) => void): Reaction => ({
  isFor,
  react: (error) => react(error as E),
})
const ignore = () => undefined

/**
 * Rows of §8 that affect the whole page, whichever remote made the call. The first match wins. mfe-cart
 * handles the rows about the cart, and the session handles a lost login.
 */
const ofEveryCall: Reaction[] = [
  when(InvalidChannelError, showInvalidChannel),
  when(MaintenanceError, enterMaintenance),
]

/**
 * Rows of §8 for failures that no screen handled. Errors without a row stay uncaught, e.g. `timeout of …`.
 */
const ofUncaught: Reaction[] = [
  when(RequestCancelled, ignore),
  when(NetworkError, ignore),
  when(InvalidChannelError, ignore),
  when(MaintenanceError, ignore),
  when(UnauthorisedError, ignore),
  when(ResponseError, showMessage),
]

/** Handles failed calls in one central place (§8). */
export function watchErrors() {
  configureHttp({ onFailure: (error) => void reactTo(error, ofEveryCall) })
  const onRejection = (event: PromiseRejectionEvent) => {
    if (reactTo(event.reason, ofUncaught)) event.preventDefault()
    else reportFailure('uncaught', event.reason)
  }
  addEventListener('unhandledrejection', onRejection)
  return () => removeEventListener('unhandledrejection', onRejection)
}

function reactTo(error: unknown, reactions: Reaction[]): boolean {
  const reaction = reactions.find(({ isFor }) => error instanceof isFor)
  reaction?.react(error as Error)
  return reaction !== undefined
}

/** Turns the page into a 404 in the invalid channel layout. */
function showInvalidChannel() {
  if (currentSite().isInvalidChannel) return
  setSite({ ...currentSite(), isInvalidChannel: true })
  showLayout('invalid-channel')
  void triggerAppChange()
}

function enterMaintenance({ notice }: MaintenanceError) {
  setSite({
    ...currentSite(),
    maintenance: { title: notice.title, message: notice.message, gtm_id: notice.gtm_id ?? null },
  })
  navigateTo('/maintenance/')
}

function showMessage({ message }: ResponseError) {
  publish('toast.raised', { type: 'danger', message })
}
