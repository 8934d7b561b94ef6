import { downloadBanner, getLayout, listBanners } from '@storefront/contracts'
import { recordToasts } from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen } from '../testing/catalog-screen'

const api = fakeCatalogApi()
const saved: string[] = []
const banner = {
  id: 7,
  key: 'guide',
  area: 'main',
  title: 'ご利用案内',
  body: '',
  image: null,
  url: null,
  is_show: true,
  has_file: true,
}

beforeEach(() => {
  saved.splice(0)
  URL.createObjectURL = () => 'blob:guide'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})
afterEach(() => jest.restoreAllMocks())

/** Opens a home page with one component that contains these banners. */
function openTopPage(name: 'banner-slides' | 'banner-list', ...banners: (typeof banner)[]) {
  api.answer(getLayout, {
    page: 'index',
    title: '',
    areas: [{ name: 'main', components: [{ name, args: { area: 'main', title: '特集' } }] }],
  })
  api.answer(listBanners, { data: banners })
  openScreen('/')
}

test.each(['banner-slides', 'banner-list'] as const)(
  'saves a file of %s and shows the toast ダウンロードが完了しました (§8)',
  async (name) => {
    const toasts = recordToasts()
    const suggested = { 'x-suggested-filename': encodeURIComponent('ご利用案内.pdf') }
    api.answer(downloadBanner, {}, { headers: suggested })
    openTopPage(name, banner, { ...banner, id: 8, key: 'tea', title: '新茶', has_file: false })

    await userEvent.click(await screen.findByRole('button', { name: /ダウンロードする/ }))

    await waitFor(() => expect(toasts).toEqual(['ダウンロードが完了しました']))
    expect(saved).toEqual(['ご利用案内.pdf'])
    expect(api.callsOf(downloadBanner).map(({ params }) => params)).toEqual([{ id: '7' }])
  },
)

test('renders a tile with or without a link', async () => {
  const linked = {
    ...banner,
    id: 8,
    key: 'tea',
    title: '新茶',
    url: '/product?category=tea' as string | null,
  }
  openTopPage('banner-list', { ...banner, title: '早見表' }, linked as typeof banner)

  await waitFor(() => expect(screen.getByText('早見表').closest('a')).toBeNull())
  expect(screen.getByText('新茶').closest('a')).toHaveAttribute('href', '/product?category=tea')
})

test('reports a missing file and doesn’t save it', async () => {
  const toasts = recordToasts()
  const gone = { message: 'ファイルが見つかりません', code: 'banner.not_found' }
  api.answer(downloadBanner, gone, { status: 404 })
  openTopPage('banner-list', banner)

  await userEvent.click(await screen.findByRole('button', { name: /ダウンロードする/ }))

  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts).not.toContain('ダウンロードが完了しました')
  expect(saved).toEqual([])
})
