import {
  getFormLayout,
  getSocialGiftComplete,
  getSocialGiftProducts,
  getSocialGiftShipping,
  listSocialGiftLeadtimes,
} from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { routes } from './routes'
import { aCompletedGift, aGift, aGiftForm, aShipping } from './testing/gift-builders'
import { fakeGiftApi } from './testing/gift-screen'

const api = fakeGiftApi()
const screens = {
  letter: '',
  shipping: '/shipping',
  delivery: '/delivery?pref=%E5%8C%97%E6%B5%B7%E9%81%93&postal=0600001',
  confirm: '/confirm',
  completion: '/complete',
}
type Screen = keyof typeof screens
const all = Object.keys(screens) as Screen[]

const gone = (code: string, message: string) => () => {
  for (const endpoint of [
    getSocialGiftProducts,
    getSocialGiftShipping,
    getSocialGiftComplete,
    listSocialGiftLeadtimes,
  ])
    api.answer(endpoint, { code: `social_gift.${code}`, message }, { status: 410 })
}
const links = {
  expired: gone('is_expired', '受け取りの期限が過ぎています。'),
  declined: gone('is_declined', '辞退されたギフトです。'),
  used: () => {
    api.answer(getSocialGiftProducts, aGift({ is_completed: true }))
    api.answer(getSocialGiftShipping, { ...aShipping(), is_completed: true })
    api.answer(getSocialGiftComplete, aCompletedGift())
    api.answer(listSocialGiftLeadtimes, {
      data: [
        { order_shipping_id: 1, prefecture: '北海道', first_day: '2026-11-26', days: [], timezones: [] },
      ],
    })
  },
}

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  api.answer(getFormLayout, aGiftForm())
})

/** Once a link has been used, its letter and completion pages show the gift's status (ADR 0061). */
const staysReadable = (link: string, screen: string) =>
  link === 'used' && (screen === 'letter' || screen === 'completion')

test.each(
  (Object.keys(links) as (keyof typeof links)[]).flatMap((link) =>
    all.map((screen) => [screen, link, staysReadable(link, screen) ? 200 : 410] as const),
  ),
)('the %s page of a link that is %s returns %i', async (screen, link, status) => {
  links[link]()

  const fragment = await renderFragment(
    'social-gift',
    routes,
    new Request(`http://localhost/social-gift/token${screens[screen]}`),
  )

  expect(fragment.status).toBe(status)
  expect(fragment.redirect).toBeUndefined()
  expect(fragment.head?.robots).toContain('noindex')
})
