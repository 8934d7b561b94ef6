import { configureHttp } from '@storefront/http'
import { currentSite } from '@storefront/site'
import { keepFor } from '@storefront/state'

/** Calls of this page bear the channel that it was served for (§1), what it keeps the name of its tenant. */
export function speakForChannel() {
  const { channel, settings } = currentSite()
  configureHttp({ channel })
  keepFor(settings.namespace)
}
