import { listGiftRules, listSchools } from '@storefront/contracts'
import { fakeApi, loadScreensFirst, openRemoteScreen, type ScreenOptions } from '@storefront/testing'
import { routes } from '../routes'

export { paged } from '@storefront/testing'

export function fakeCatalogApi() {
  loadScreensFirst(routes)
  const api = fakeApi()
  beforeEach(() => {
    api.answer(listGiftRules, { data: [] })
    api.answer(listSchools, { data: [], total: 0 })
  })
  return api
}

export const openScreen = (url: string, options?: ScreenOptions) =>
  openRemoteScreen('catalog', routes, url, options)
