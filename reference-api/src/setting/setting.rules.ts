import { settingDefaults } from '@storefront/contracts'

/** Not the browser's business, though not secret: how sign-in behaves. */
const serverKeys = ['AUTH.', 'USER.', 'SITE.MAINTENANCE']

/** What forms that are not laid out by the server go by, all the same (§5). */
const formKeys = ['USER.IS_NAME_KANA_OPTIONAL']

const isShown = (key: string) =>
  formKeys.includes(key) || !serverKeys.some((prefix) => key.startsWith(prefix))

export function frontSettings(channel: string, stored: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(stored).filter(([key]) => isShown(key))
  return { ...settingDefaults, 'SITE.NAMESPACE': channel, ...Object.fromEntries(shown) }
}

/** §4: selling may be stopped for a time while the shop stays open. */
export const isSelling = (settings: Record<string, unknown>) =>
  !isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE']) ||
  isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'] ?? true)

/** A flag as staff write it: true, 1, "1" or "true". */
export function isOn(value: unknown): boolean {
  return [true, 1, '1', 'true'].includes(value as never)
}
