import { fakeApi, loadScreensFirst, openRemoteScreen, type ScreenOptions } from '@storefront/testing'
import { routes } from '../routes'

export function fakeContentApi() {
  loadScreensFirst(routes)
  return fakeApi()
}

/** Opens a URL of this remote as a guest. Follows navigation within the remote. */
export const openScreen = (url: string, options: ScreenOptions = {}) =>
  openRemoteScreen('content', routes, url, { followsMoves: true, ...options })
