import { getCategoryHierarchy, getFormLayout, listCatalogs, listPopups, listQas } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { loadLazyRoutes, withRootRoutes } from '@storefront/remote'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, type HydrationState } from 'react-router-dom'
import { routes } from './routes'
import { aPicture, aPopup, aQaGroup } from './testing/content-builders'
import { fakeContentApi } from './testing/content-screen'

/** React says so because server and browser share this one process. */
const twoRenderers = 'Detected multiple renderers'
const api = fakeContentApi()
const catalog = {
  id: 1,
  key: 'winter',
  title: '冬のギフト',
  description: '',
  issued_on: null,
  image: null,
  is_orderable: true,
  pages: [1, 2, 3].map((page) => ({
    ...aPicture({ path: `/media/page-${page}/1a` }),
    text: '言葉',
    links: [],
  })),
}

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  api.answer(listCatalogs, { data: [catalog] })
  api.answer(listPopups, { data: [aPopup()] })
  api.answer(listQas, { data: [aQaGroup()] })
  api.answer(getCategoryHierarchy, { data: [] })
  api.answer(getFormLayout, {
    form: [{ name: 'body', label: 'お問い合わせの内容', type: 'textarea', is_required: true }],
    dataFormDefault: {},
    options: {},
    prefix: null,
  })
})

test.each([
  '/contact',
  '/catalog-order',
  '/flip-book',
  '/flip-book?catalog=winter&page=2',
  '/popup',
  '/faq',
  '/sitemap',
])(
  '%s that the server rendered is taken over without a difference, and carries no style of its own',
  async (url) => {
    const fragment = await renderFragment('content', routes, new Request(`http://localhost${url}`))
    const element = document.body.appendChild(document.createElement('div'))
    element.innerHTML = fragment.html
    const served = element.innerHTML
    const differences: unknown[] = []
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)

    const tree = withRootRoutes('content', routes)
    await loadLazyRoutes(tree, new URL(url, 'http://localhost').pathname)
    const router = createMemoryRouter(tree, {
      initialEntries: [url],
      hydrationData: fragment.hydration as HydrationState,
    })
    const root = await act(async () =>
      hydrateRoot(element, <RouterProvider router={router} />, {
        identifierPrefix: 'content-',
        onRecoverableError: (error) => differences.push(error),
      }),
    )

    const warnings = said.mock.calls
      .map(([text]) => String(text))
      .filter((text) => !text.includes(twoRenderers))
    said.mockRestore()
    expect(fragment.status).toBe(200)
    expect(warnings).toEqual([])
    expect(differences).toEqual([])
    expect(served).not.toContain('style=')
    act(() => root.unmount())
  },
)
