import {
  getFormLayout,
  getGiftOrder,
  getSocialGiftComplete,
  getSocialGiftProducts,
  getSocialGiftShipping,
  listSocialGiftLeadtimes,
  lookUpPostalCode,
  openSocialGift,
} from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { takeOver } from '@storefront/testing/hydration'
import { routes } from './routes'
import { rememberDraft } from './gift/gift-draft.state'
import {
  aCompletedGift,
  aGift,
  aGiftForm,
  aGiftOrder,
  aGiftProduct,
  aShipping,
  somePlace,
} from './testing/gift-builders'
import { fakeGiftApi } from './testing/gift-screen'

const api = fakeGiftApi()
const leadtime = {
  order_shipping_id: 1,
  prefecture: '北海道',
  first_day: '2026-11-26',
  days: ['2026-11-26'],
  timezones: [{ key: 'am', name: '午前中' }],
}

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  api.answer(getSocialGiftProducts, aGift({}, [aGiftProduct({ is_alcohol: true })]))
  api.answer(listSocialGiftLeadtimes, { data: [leadtime] })
  api.answer(getSocialGiftComplete, aCompletedGift())
  api.answer(getSocialGiftShipping, aShipping())
  api.answer(getFormLayout, aGiftForm())
  api.answer(getGiftOrder, aGiftOrder())
  api.answer(openSocialGift, {})
  api.answer(lookUpPostalCode, { data: [] })
  rememberDraft('token', { address: somePlace, birthday: '1990-01-01' })
})

test.each([
  '/token',
  '/token/shipping',
  '/token/delivery?postal=0600001&pref=%E5%8C%97%E6%B5%B7%E9%81%93',
  '/token/confirm',
  '/token/complete',
  '/giver/givers-token',
])('hydrates the server’s %s page without a mismatch', async (screen) => {
  const url = `/social-gift${screen}`
  const fragment = await renderFragment('social-gift', routes, new Request(`http://localhost${url}`))
  const { findings } = await takeOver('social-gift', routes, url, fragment)
  expect(findings).toEqual([])
  expect(fragment.html).not.toContain('style=')
  expect(fragment.html).not.toContain('札幌市')
})

test('returns 404 with an explanation for an invalid link', async () => {
  api.answer(getSocialGiftProducts, { message: 'ギフトが見つかりません。' }, { status: 404 })

  const fragment = await renderFragment(
    'social-gift',
    routes,
    new Request('http://localhost/social-gift/wrong'),
  )

  expect(fragment).toMatchObject({
    status: 404,
    head: { title: 'ギフトを表示できません', robots: 'noindex, nofollow' },
  })
  expect(fragment.html).toContain('ギフトが見つかりません。')
})

test.each([
  ['expired', 410, 410],
  ['not paid yet', 422, 404],
])('for a link that is %s, maps API status %i to %i', async (_, status, expected) => {
  api.answer(getSocialGiftProducts, { message: '受け取りの期限が過ぎています。' }, { status })

  const fragment = await renderFragment(
    'social-gift',
    routes,
    new Request('http://localhost/social-gift/token'),
  )

  expect(fragment).toMatchObject({ status: expected, head: { robots: 'noindex, nofollow' } })
  expect(fragment.html).toContain('<meta name="referrer" content="no-referrer"/>')
})

test('returns 410 for the address step of a used link', async () => {
  api.answer(getSocialGiftProducts, aGift({ is_completed: true }))

  const fragment = await renderFragment(
    'social-gift',
    routes,
    new Request('http://localhost/social-gift/token/shipping'),
  )

  expect(fragment).toMatchObject({ status: 410, head: { title: 'お届け先は登録済みです' } })
})
