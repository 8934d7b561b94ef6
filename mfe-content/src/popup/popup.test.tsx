import { getPopup, listPopups } from '@storefront/contracts'
import { recordEvents } from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aPopup } from '../testing/content-builders'
import { fakeContentApi, openScreen } from '../testing/content-screen'

const api = fakeContentApi()

test('shows all current announcements with their links', async () => {
  api.answer(listPopups, { data: [aPopup(), aPopup({ id: 2, title: '年末年始のお休み', url: null })] })
  openScreen('/popup')

  await shows(() => screen.getByRole('heading', { level: 2, name: 'はじめての方に500円クーポン' }))
  expect(screen.getByRole('heading', { level: 2, name: '年末年始のお休み' })).toBeVisible()
  const ways = screen.getAllByRole('link', { name: '詳しく見る：はじめての方に500円クーポン' })
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/register'])
})

test('shows only the announcement in ?id=', async () => {
  api.answer(getPopup, aPopup({ id: 7, title: '送料無料' }))
  openScreen('/popup?id=7')

  await shows(() => screen.getByRole('heading', { level: 2, name: '送料無料' }))
  expect(api.callsOf(getPopup)[0]?.params).toEqual({ id: '7' })
  expect(api.callsOf(listPopups)).toHaveLength(0)
})

test('returns 404 in a shop without announcements', async () => {
  api.answer(listPopups, { data: [] })
  openScreen('/popup', { emptyScreens: ['/popup'] })

  await shows(() => screen.getByText('404 Not Found'))
})

test('shows a message if there are no current popups', async () => {
  api.answer(listPopups, { data: [] })
  openScreen('/popup')

  await shows(() => screen.getByText('ただいまご案内はありません。'))
})

test('records an announcement’s view and click', async () => {
  const recorded = recordEvents('analytics.recorded')
  api.answer(listPopups, { data: [aPopup({ id: 7, title: '送料無料' })] })
  openScreen('/popup')
  const args = { promotion_id: '7', promotion_name: '送料無料', creative_slot: 'popup' }
  await waitFor(() => expect(recorded).toEqual([{ name: 'view_promotion', args }]))

  await userEvent.click(await screen.findByRole('link', { name: /^詳しく見る/ }))

  expect(recorded).toEqual([
    { name: 'view_promotion', args },
    { name: 'select_promotion', args },
  ])
})
