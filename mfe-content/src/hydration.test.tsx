import { getCategoryHierarchy, getFormLayout, listCatalogs, listPopups, listQas } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { takeOver } from '@storefront/testing/hydration'
import { routes } from './routes'
import { aPicture, aPopup, aQaGroup } from './testing/content-builders'
import { fakeContentApi } from './testing/content-screen'

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
])('hydrates %s without a mismatch or inline styles', async (url) => {
  const fragment = await renderFragment('content', routes, new Request(`http://localhost${url}`))
  const { served, findings } = await takeOver('content', routes, url, fragment)
  expect(fragment.status).toBe(200)
  expect(findings).toEqual([])
  expect(served).not.toContain('style=')
})
