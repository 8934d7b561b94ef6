import { useBrowserValue } from '@storefront/state'
import type { Settings } from './settings.rules'
import { currentSite } from './site.state'

/** §3 Site state: the screen's size in CSS pixels and its kind. Exactly one of the three flags is true. */
export type Screen = { width: number; height: number; isSp: boolean; isTab: boolean; isPc: boolean }

/** Classifies a screen: sp up to the small breakpoint, pc above the medium one, otherwise a tablet (§4). */
export function classifyScreen(
  { width, height }: Pick<Screen, 'width' | 'height'>,
  { small, medium }: Settings['breakpoints'],
): Screen {
  const isSp = width <= small
  const isPc = !isSp && width > medium
  return { width, height, isSp, isTab: !isSp && !isPc, isPc }
}

const ofServer = classifyScreen({ width: 0, height: 0 }, { small: 0, medium: 0 })
let known = ofServer

/** Returns the current screen, as the same object until it changes. */
export function currentScreen(): Screen {
  const { innerWidth: width, innerHeight: height } = window
  if (known === ofServer || known.width !== width || known.height !== height)
    known = classifyScreen({ width, height }, currentSite().settings.breakpoints)
  return known
}

function subscribe(notify: () => void) {
  addEventListener('resize', notify)
  return () => removeEventListener('resize', notify)
}

/** Returns the screen and rerenders when it changes. Returns a phone on the server and during hydration. */
export const useScreen = (): Screen => useBrowserValue(currentScreen, ofServer, subscribe)
