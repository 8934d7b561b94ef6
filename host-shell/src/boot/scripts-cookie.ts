import { writeCookie } from '@storefront/state'
import { scriptsCookie } from '../../shared/scripts-cookie.rules'

const lifetime = { maxAgeSeconds: 60 * 60 * 24 * 365 }

/** Tells the gateway that this browser runs the shop's scripts, which fill in the islands of its pages. */
export const keepScriptsCookie = () => writeCookie(scriptsCookie, '1', lifetime)
