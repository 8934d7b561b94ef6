import { configureHttp } from '@storefront/http'
import { currentSite } from '@storefront/site'

/** Calls of this page bear the channel that it was served for (§1). */
export function speakForChannel() {
  configureHttp({ channel: currentSite().channel })
}
