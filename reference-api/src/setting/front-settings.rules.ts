import { settingDefaults } from '@storefront/contracts'

/** Settings of the server alone, though not secret: the behaviour of sign-in. */
const serverKeys = ['AUTH.', 'USER.', 'POINT.', 'SITE.MAINTENANCE']

/** Settings for forms that the server does not define, sent despite `serverKeys` (§5). */
const formKeys = ['USER.IS_NAME_KANA_OPTIONAL']

const isShown = (key: string) =>
  formKeys.includes(key) || !serverKeys.some((prefix) => key.startsWith(prefix))

/** The settings for a browser: the defaults of §9, overridden by the shop's own. */
export function frontSettings(channel: string, stored: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(stored).filter(([key]) => isShown(key))
  return { ...settingDefaults, 'SITE.NAMESPACE': channel, ...Object.fromEntries(shown) }
}
