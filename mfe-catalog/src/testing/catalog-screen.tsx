import { fakeApi, loadScreensFirst, openScreenOf, type ScreenOptions } from '@storefront/testing'
import { routes } from '../routes'

export { paged } from '@storefront/testing'

export function fakeCatalogApi() {
  loadScreensFirst(routes)
  return fakeApi()
}

export const openScreen = (url: string, options?: ScreenOptions) =>
  openScreenOf('catalog', routes, url, options)
