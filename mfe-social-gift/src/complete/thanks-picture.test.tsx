import { addThanksPicture, getSocialGiftComplete, thankForSocialGift } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCompletedGift } from '../testing/gift-builders'
import { fakeGiftApi, openScreen } from '../testing/gift-screen'

const api = fakeGiftApi()
const photo = (name = 'sakura.jpg') => new File(['pixels'], name, { type: 'image/jpeg' })

beforeEach(() => {
  api.answer(getSocialGiftComplete, aCompletedGift())
  api.answer(addThanksPicture, {})
  api.answer(thankForSocialGift, {})
})

async function write(words: string) {
  openScreen('/social-gift/token/complete')
  await userEvent.type(await screen.findByLabelText(/^お礼のことば/), words)
}
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(/^お写真/), file, { applyAccept: false })
const press = () => userEvent.click(screen.getByText('お礼を送る'))

test('previews and uploads a picture, then sends the text', async () => {
  await write('ありがとう')
  await choose(photo())
  await waitFor(() => expect(document.querySelector('img[src^="data:image/jpeg"]')).toBeInTheDocument())

  await press()

  await shows(() => screen.getByText('お礼をお送りしました'))
  expect(api.callsOf(addThanksPicture)).toHaveLength(1)
  expect(api.callsOf(thankForSocialGift)[0]?.body).toEqual({ message: 'ありがとう' })
})

test('shows a rejected picture’s error and doesn’t send the text', async () => {
  const message = '画像（JPEG、PNG、WebP）のファイルを選択してください'
  api.answer(addThanksPicture, { message, errors: { file: [message] } }, { status: 422 })
  await write('ありがとう')
  await choose(photo())

  await press()

  await shows(() => screen.getByText(message))
  expect(screen.getByLabelText(/^お写真/)).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText(/^お礼のことば/)).toHaveValue('ありがとう')
  expect(api.callsOf(thankForSocialGift)).toEqual([])
})

test('doesn’t send a removed picture', async () => {
  await write('ありがとう')
  await choose(photo())
  await userEvent.click(await screen.findByRole('button', { name: 'sakura.jpgを取り消す' }))
  expect(screen.getByLabelText(/^お写真/)).toHaveFocus()

  await press()

  await shows(() => screen.getByText('お礼をお送りしました'))
  expect(api.callsOf(addThanksPicture)).toEqual([])
})

test('rejects a file that isn’t a picture before the upload', async () => {
  await write('ありがとう')
  await choose(new File(['MZ'], 'a.exe', { type: 'application/octet-stream' }))

  await shows(() => screen.getByText('「a.exe」は添付できません。JPEG・PNG・WebPの画像を選択してください'))
})
