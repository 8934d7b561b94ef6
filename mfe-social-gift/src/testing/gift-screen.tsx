import { fakeApi, loadScreensFirst, openRemoteScreen, type ScreenOptions } from '@storefront/testing'
import { routes } from '../routes'

export function fakeGiftApi() {
  loadScreensFirst(routes)
  return fakeApi()
}

/**
 * Opens a URL of this remote as a recipient, i.e. a guest who has only the link. Follows navigation within
 * the remote.
 */
export const openScreen = (url: string, options: ScreenOptions = {}) =>
  openRemoteScreen('social-gift', routes, url, { followsMoves: true, ...options })
