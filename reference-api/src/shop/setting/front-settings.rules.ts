import { settingDefaults } from '@storefront/contracts'

/** Settings for the server only, such as how sign-in behaves. They aren't secret. */
const serverKeys = ['AUTH.', 'USER.', 'POINT.', 'SITE.MAINTENANCE']

/** Settings needed by forms and offers that the server doesn't define. Sent despite `serverKeys` (§5). */
const formKeys = ['USER.IS_NAME_KANA_OPTIONAL', 'USER.IS_SCHOOL_REQUIRED']

const isShown = (key: string) =>
  formKeys.includes(key) || !serverKeys.some((prefix) => key.startsWith(prefix))

/** Returns the settings sent to browsers: the defaults of §9, overridden by the shop's own. */
export function frontSettings(channel: string, stored: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(stored).filter(([key]) => isShown(key))
  return { ...settingDefaults, 'SITE.NAMESPACE': channel, ...Object.fromEntries(shown) }
}
