import { fakeApi, loadScreensFirst, openRemoteScreen, type ScreenOptions } from '@storefront/testing'
import { routes } from '../routes'

export function fakeProductApi() {
  loadScreensFirst(routes)
  return fakeApi()
}

/** Opens a URL of this remote as a guest. Follows navigation within the remote. */
export const openScreen = (url: string, options: ScreenOptions = {}) =>
  openRemoteScreen('starter', routes, url, { followsMoves: true, ...options })
