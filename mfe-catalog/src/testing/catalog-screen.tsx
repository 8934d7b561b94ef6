import { fakeApi, loadScreensFirst, openScreenOf, type ScreenOptions } from '@storefront/testing'
import { routes } from '../routes'

export { paged } from '@storefront/testing'

export function fakeCatalogApi() {
  loadScreensFirst(routes)
  return fakeApi()
}

/** Opens a URL of this remote in the shop, as a guest or a member. */
export const openScreen = (url: string, options?: ScreenOptions) =>
  openScreenOf('catalog', routes, url, options)
