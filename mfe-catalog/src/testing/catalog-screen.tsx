import { fakeApi, loadScreensFirst, openRemoteScreen, type ScreenOptions } from '@storefront/testing'
import { routes } from '../routes'

export { paged } from '@storefront/testing'

export function fakeCatalogApi() {
  loadScreensFirst(routes)
  return fakeApi()
}

export const openScreen = (url: string, options?: ScreenOptions) =>
  openRemoteScreen('catalog', routes, url, options)
