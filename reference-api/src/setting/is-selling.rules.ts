import { isOn } from './setting-flag.rules'

/** §4: the shop can stop selling and still stay open. */
export const isSelling = (settings: Record<string, unknown>) =>
  !isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE']) ||
  isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'] ?? true)
