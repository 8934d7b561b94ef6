import { getLayout, listFreeAreas } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { recordEvents } from '@storefront/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi } from '../testing/catalog-screen'
import { PageParts } from './page-parts'

const api = fakeCatalogApi()
const area = (code: string, title: string) => ({ code, title, body: `<p>${title}の文</p>` })

/** Defines page layouts, each with a text that contains the page's name. */
function layOut(...pages: string[]) {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  api.answerBy(getLayout, ({ params: { page = '' } }) =>
    pages.includes(page)
      ? [
          {
            page,
            title: '',
            areas: [{ name: 'main', components: [{ name: 'free-area', args: { code: page } }] }],
          },
          200,
        ]
      : [{ message: '', code: 'layout.not_found' }, 404],
  )
  api.answer(listFreeAreas, { data: pages.map((page) => area(page, `${page}の案内`)) })
}

test('renders components in page order and fetches each page once', async () => {
  layOut('news', 'sidebar')
  const first = render(<PageParts pages={['news', 'sidebar']} />)
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2))

  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['newsの案内', 'sidebarの案内'])
  first.unmount()
  render(<PageParts pages={['sidebar']} />)
  expect(screen.getByRole('heading', { level: 2, name: 'sidebarの案内' })).toBeVisible()
  expect(api.callsOf(getLayout)).toHaveLength(2)
})

test('renders the remaining components when a layout fails (§8)', async () => {
  const failures = recordEvents('failure.reported')
  layOut('cart')
  render(<PageParts pages={['cart', 'sitemap']} />)

  await shows(() => screen.getByText('cartの案内の文'))
  await waitFor(() => expect(api.callsOf(getLayout)).toHaveLength(2))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  expect(failures).toEqual([])
})
