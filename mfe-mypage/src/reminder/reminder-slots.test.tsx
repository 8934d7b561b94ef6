import { checkReminder, messageSlots, requestReminder } from '@storefront/contracts'
import { expectHideable } from '@storefront/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeMemberApi, openScreen } from '../testing/mypage-screen'

const api = fakeMemberApi()

const screens: Record<string, string> = {
  reminder: '/reminder',
  'reminder-reset': '/reminder/reset?token=abc',
  'reminder-username': '/reminder/username',
  'reminder-username-reset': '/reminder/username/reset?token=abc',
  'reminder-username-confirm': '/reminder/username',
}

async function askForUsername() {
  await userEvent.type(screen.getByLabelText(/^メールアドレス/), 'hanako@example.com')
  await userEvent.click(screen.getByText('確認のメールを送る'))
  await screen.findByText('ログインIDのご案内をお送りしました')
}

beforeEach(() => {
  api.answer(requestReminder, { result: true })
  api.answer(checkReminder, { result: true, question_ct: 2 })
})

test('maps each message slot of the reminders to a screen', () => {
  const ofReminders = messageSlots.filter((slot) => slot.startsWith('reminder'))
  expect(Object.keys(screens).toSorted()).toEqual(ofReminders.toSorted())
})

test.each(Object.entries(screens))(
  'keeps the dismissed message %s on %s hidden until it is updated',
  (code, url) =>
    expectHideable(code, async (messages) => {
      openScreen(url, { isLogin: false, messages })
      await screen.findByRole('heading', { level: 1 })
      if (code === 'reminder-username-confirm') await askForUsername()
    }),
)
