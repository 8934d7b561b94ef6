import { getCategoryHierarchy, getFormLayout, messageSlots } from '@storefront/contracts'
import { expectHideable, openRemoteScreen } from '@storefront/testing'
import { screen } from '@testing-library/react'
import { routes } from './routes'
import { fakeContentApi } from './testing/content-screen'

const api = fakeContentApi()

/** URLs that show each slot. The thank-you page shows the shop's message with and without an inquiry. */
const screens: [code: string, url: string][] = [
  ['contact-info', '/contact'],
  ['contact-info', '/contact?form=business'],
  ['contact-complete', '/contact/complete?no=Q1'],
  ['contact-complete-shop-info', '/contact/complete?no=Q1'],
  ['contact-complete-shop-info', '/contact/complete'],
]

beforeEach(() => {
  document.cookie = 'contact-infoMessage=; max-age=0'
  document.cookie = 'contact-complete-shop-infoMessage=; max-age=0'
  api.answer(getFormLayout, { form: [], dataFormDefault: {}, options: {}, prefix: null })
  api.answer(getCategoryHierarchy, { data: [] })
})

test('covers every message slot of the inquiry', () => {
  const ofContact = messageSlots.filter((slot) => slot.startsWith('contact-'))
  expect([...new Set(screens.map(([code]) => code))].toSorted()).toEqual(ofContact.toSorted())
})

test.each(screens)('hides the dismissed message in slot %s on %s until it changes', (code, url) =>
  expectHideable(code, (messages) => {
    openRemoteScreen('content', routes, url, { messages })
    return screen.findByRole('heading', { level: 1 })
  }),
)
