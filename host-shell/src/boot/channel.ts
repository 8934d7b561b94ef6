import { configureHttp } from '@storefront/http'
import { currentSite } from '@storefront/site'
import { keepFor } from '@storefront/state'

/** Sends the page's channel with every call (§1), and prefixes storage keys with the tenant's namespace. */
export function speakForChannel() {
  const { channel, settings } = currentSite()
  configureHttp({ channel })
  keepFor(settings.namespace)
}
