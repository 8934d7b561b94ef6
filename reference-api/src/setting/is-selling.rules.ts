import { isOn } from './setting-flag.rules'

/** §4: selling may be suspended while the shop stays open. */
export const isSelling = (settings: Record<string, unknown>) =>
  !isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE']) ||
  isOn(settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'] ?? true)
