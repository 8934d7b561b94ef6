import { settingDefaults } from '@storefront/contracts'

/** Not the browser's business, though not secret: how sign-in behaves. */
const serverKeys = ['AUTH.', 'USER.', 'POINT.', 'SITE.MAINTENANCE']

/** What forms that are not laid out by the server go by, all the same (§5). */
const formKeys = ['USER.IS_NAME_KANA_OPTIONAL']

const isShown = (key: string) =>
  formKeys.includes(key) || !serverKeys.some((prefix) => key.startsWith(prefix))

/** The settings that a browser reads: the defaults of §9, and over them what the shop has set. */
export function frontSettings(channel: string, stored: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(stored).filter(([key]) => isShown(key))
  return { ...settingDefaults, 'SITE.NAMESPACE': channel, ...Object.fromEntries(shown) }
}
