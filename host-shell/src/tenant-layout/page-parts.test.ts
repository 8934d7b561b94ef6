import { whenIdle } from '@storefront/http'
import { emptySite, setSite } from '@storefront/site'
import { waitFor } from '@testing-library/dom'
import { shownPath } from '../routing/navigation.state'
import { showPageParts } from './page-parts'

const widget = { update: jest.fn(), unmount: jest.fn() }
const mount = jest.fn((..._words: unknown[]) => widget)
jest.mock('../remotes/widgets', () => ({ mountWidget: (...words: unknown[]) => mount(...words) }))

function openShop(path: string, layoutPages: string[]) {
  document.body.innerHTML = '<div id="shell-page-parts"></div><div id="shell-sidebar"></div>'
  setSite({ ...emptySite('tsunagu'), layoutPages })
  shownPath.set(path)
  return showPageParts()
}

let stop: ReturnType<typeof openShop>
afterEach(() => {
  stop?.unsubscribe()
  jest.clearAllMocks()
})

test('updates a tenant’s parts with each screen and unmounts them afterwards', async () => {
  stop = openShop('/news', ['news', 'product'])
  const place = document.getElementById('shell-page-parts')
  await waitFor(() =>
    expect(mount).toHaveBeenCalledWith('catalog/page-parts', place, { pages: ['news'], isSidebar: false }),
  )

  shownPath.set('/product')
  await waitFor(() => expect(widget.update).toHaveBeenCalledWith({ pages: ['product'], isSidebar: false }))
  expect(widget.unmount).not.toHaveBeenCalled()
  shownPath.set('/cart')

  expect(widget.unmount).toHaveBeenCalledTimes(1)
  expect(mount).toHaveBeenCalledTimes(1)
})

test('places the sidebar beside text screens and below others', async () => {
  stop = openShop('/news', ['sidebar'])
  const place = document.getElementById('shell-sidebar')
  const props = { pages: ['sidebar'], isSidebar: true }
  await waitFor(() => expect(mount).toHaveBeenCalledWith('catalog/page-parts', place, props))
  expect(document.body.dataset.sidebar).toBe('beside')

  shownPath.set('/product')
  expect(document.body.dataset.sidebar).toBe('under')
  expect(widget.unmount).not.toHaveBeenCalled()
  shownPath.set('/mypage')

  expect(document.body.dataset.sidebar).toBe('')
  expect([mount, widget.unmount].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('mounts no parts if the screen changes before the page is idle', async () => {
  stop = openShop('/news', ['news'])
  shownPath.set('/')
  await whenIdle()

  expect(mount).not.toHaveBeenCalled()
})

test('requests no parts for a tenant without a layout', () => {
  stop = openShop('/news', ['index', 'ec', 'footer'])

  expect(stop).toBeUndefined()
})
