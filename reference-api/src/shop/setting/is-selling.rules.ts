import { isOn } from './setting-flag.rules'

/** Checks whether the shop sells. A shop can stop selling and still stay open (§4). */
export const isSelling = (settings: Record<string, unknown>) =>
  !isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE']) ||
  isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'] ?? true)
