import { on, reportFailure, type AnalyticsEvent } from '@storefront/event-bus'
import { currentSite, type Site } from '@storefront/site'
import { isKeyAddress } from '../../shared/key-address.rules'
import { recordCommerceEvent } from '../shop-popup/popups'
import { consent, isConsentAsked, restoreConsent } from './consent.state'
import { pushEvent, sayConsent } from './data-layer'
import { forgetClick } from './recommendation-click.state'
import { startRecommendation } from './recommendation'
import { hasServices, findTagManagerId } from '../../shared/services.rules'
import { recordSessions } from './session-events'
import { createScriptLoader } from './third-party-script'

const page = window as unknown as Record<string, unknown>

/**
 * Forwards e-commerce events (§1) to the shop's records and, for a shop that uses any, to third-party
 * services (§8). Services load after the page. They receive no data before the shopper consents, if the shop
 * requires consent, or after the shopper objects. On a page opened by a gift or receipt URL they don't load
 * at all, because they read the URL themselves.
 */
export function startAnalytics() {
  const site = currentSite()
  const services = hasServices(site) ? startServices(site) : undefined
  const subscription = on('analytics.recorded').subscribe((event) => {
    services?.tell(event)
    recordCommerceEvent(event, services?.clickToken()).catch((error: unknown) =>
      reportFailure('event-not-recorded', error),
    )
  })
  subscription.add(recordSessions())
  return () => {
    subscription.unsubscribe()
    services?.stop()
  }
}

/** Reports a failing tag, which must not affect the shop. */
const reportTag = (error: unknown) => reportFailure('tag-failed', error)

function startServices(site: Site) {
  const { settings } = site
  const id = findTagManagerId(site)
  let recommendation: ReturnType<typeof startRecommendation> | undefined
  let isStopped = false
  const isOpenedByKey = isKeyAddress(location)
  const isAllowed = () =>
    !isStopped &&
    !isOpenedByKey &&
    !isKeyAddress(location) &&
    (consent.get() ?? (settings.isConsentRequired ? 'denied' : 'granted')) === 'granted'
  const { load, addHeld } = createScriptLoader({ isAllowed })

  function attempt(act: () => void) {
    try {
      act()
    } catch (error) {
      reportTag(error)
    }
  }
  function start() {
    recommendation = startRecommendation(settings.recommendation, { isAllowed, load })
    if (!id) return
    sayConsent(page, 'default', settings.isConsentRequired ? 'denied' : 'granted')
    ;((page.dataLayer ??= []) as unknown[]).push({ shop: settings.namespace, channel: site.channel })
    import('./tag-manager')
      .then(({ startTagManager }) => startTagManager(id, { isAllowed, load }))
      .catch(reportTag)
  }
  restoreConsent()
  const choices = consent.changes$.subscribe((choice) => {
    const isFirst = recommendation === undefined
    if (choice === 'denied') forgetClick()
    if (isFirst && !isAllowed()) return
    attempt(() => {
      if (isFirst) start()
      if (id && choice) sayConsent(page, 'update', choice)
      addHeld()
    })
  })
  const stopAsking = askForConsent({ isRequired: settings.isConsentRequired })
  return {
    tell(event: AnalyticsEvent) {
      if (!isAllowed()) return
      if (id) attempt(() => pushEvent(page, event, settings.tagManager))
      attempt(() => recommendation?.report(event))
    },
    clickToken: () => (isAllowed() ? recommendation?.clickToken() : undefined),
    stop() {
      isStopped = true
      choices.unsubscribe()
      stopAsking()
      recommendation?.stop()
    },
  }
}

/**
 * Shows the banner if the shop requires consent, and when the shopper clicks the privacy settings in the
 * footer.
 */
function askForConsent({ isRequired }: { isRequired: boolean }) {
  const { dataset } = document.documentElement
  const ask = ({ target }: Event) =>
    target instanceof Element && target.closest('[data-consent]') && isConsentAsked.set(true)
  isConsentAsked.set((isRequired && consent.get() === undefined) || dataset.consent === 'asked')
  document.addEventListener('click', ask)
  return () => document.removeEventListener('click', ask)
}
