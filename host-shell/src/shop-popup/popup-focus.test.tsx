import type { Popup } from '@storefront/contracts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PopupCard } from './popup-card'
import { offerPopups, withdrawPopups } from './popup.state'

const aPopup = (id: number): Popup => ({
  ...{ id, key: `popup-${id}`, title: `案内${id}`, body: '<p>500円クーポン</p>' },
  image: null,
  url: null,
})
const closing = () => screen.getByRole('button', { name: /この案内を閉じる$/ })

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<main id="outlet" tabindex="-1"><button>カートに入れる</button></main>'
})
afterEach(() => act(withdrawPopups))

function showPopups(...ids: number[]) {
  render(<PopupCard />)
  act(() => offerPopups(ids.map(aPopup)))
}

test.each(['{Escape}', '{Enter}'])(
  'returns focus to the previous element after %s closes a popup',
  async (key) => {
    showPopups(1, 2)
    const before = screen.getByRole('button', { name: 'カートに入れる' })
    before.focus()
    await userEvent.tab()
    expect(closing()).toHaveFocus()

    await userEvent.keyboard(key)

    expect(screen.getByRole('complementary', { name: '案内2' })).toBeVisible()
    expect(before).toHaveFocus()
  },
)

test('focuses the outlet if the previous element no longer exists', async () => {
  showPopups(1)
  const before = screen.getByRole('button', { name: 'カートに入れる' })
  before.focus()
  await userEvent.tab()
  before.remove()

  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  expect(document.getElementById('outlet')).toHaveFocus()
})

test('does not move the focus when showing or withdrawing a popup', () => {
  const before = screen.getByRole('button', { name: 'カートに入れる' })
  before.focus()
  showPopups(1)
  expect(before).toHaveFocus()

  act(withdrawPopups)
  expect(before).toHaveFocus()
})

test('names the close button after its popup', () => {
  showPopups(1)

  expect(closing()).toHaveAccessibleName('案内1 この案内を閉じる')
})
