import { getCategoryHierarchy, getFormLayout, sendInquiry, uploadFile } from '@storefront/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeContentApi, openScreen } from '../../testing/content-screen'

const api = fakeContentApi()
const layout = {
  form: [{ name: 'body', label: 'お問い合わせの内容', type: 'textarea', is_required: true }],
  dataFormDefault: { body: '箱が破れていました' },
  options: {},
  prefix: null,
}
const photo = (name = 'box.png', size = 2000) => new File([new Uint8Array(size)], name, { type: 'image/png' })
const chooser = () => screen.findByLabelText<HTMLInputElement>(/^添付ファイル/)
const files = () => within(screen.getByRole('list', { name: '選択した添付ファイル' }))
const confirm = () => userEvent.click(screen.getByRole('button', { name: '確認へ進む' }))

beforeEach(() => {
  sessionStorage.clear()
  api.answer(getFormLayout, layout)
  api.answer(getCategoryHierarchy, { data: [] })
  api.answer(sendInquiry, { is_sent: false, inquiry_no: null })
  api.answer(uploadFile, { key: 'k1', name: 'box.png', size: 2000 })
})

test('states the accepted types, size and number of files', async () => {
  openScreen('/contact')

  expect(await chooser()).toHaveAccessibleDescription(
    'JPEG・PNG・WebPの画像、またはPDF。1つ5MBまで、5つまで添付できます。',
  )
  expect(await chooser()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,application/pdf')
})

test('uploads and previews a file and sends it with the inquiry', async () => {
  openScreen('/contact')
  await userEvent.upload(await chooser(), photo())
  await screen.findByRole('button', { name: 'box.pngを取り消す' })
  await waitFor(() =>
    expect(files().getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/^data:image/)),
  )

  await confirm()

  await shows(() => screen.getByText('box.png（2KB）'))
  expect(api.callsOf(sendInquiry)[0]?.body).toMatchObject({ mode: 'prepare', file_keys: ['k1'] })
})

test('doesn’t send a removed file', async () => {
  openScreen('/contact')
  await userEvent.upload(await chooser(), photo())
  await waitFor(() => expect(files().getByRole('presentation')).toBeVisible())

  await userEvent.click(screen.getByRole('button', { name: 'box.pngを取り消す' }))

  expect(screen.queryByText('box.png')).not.toBeInTheDocument()
  expect(await chooser()).toHaveFocus()
  await confirm()
  await screen.findByRole('button', { name: 'この内容で送信する' })
  expect(api.callsOf(sendInquiry)[0]?.body).not.toHaveProperty('file_keys')
})

test('delays the inquiry until the upload ends', async () => {
  api.stall(uploadFile)
  openScreen('/contact')
  await userEvent.upload(await chooser(), photo())

  await shows(() => screen.getByRole('progressbar', { name: 'box.pngのアップロード' }))
  await confirm()

  await shows(() => screen.getByText('アップロードが終わりしだい、次へ進みます'))
  expect(api.callsOf(sendInquiry)).toHaveLength(0)
})

test('continues to the confirmation after a pending upload ends', async () => {
  let arrive: (answer: [object, number]) => void = () => undefined
  api.answerBy(uploadFile, () => new Promise<[object, number]>((resolve) => (arrive = resolve)))
  openScreen('/contact')
  await userEvent.upload(await chooser(), photo())
  await waitFor(() => expect(api.callsOf(uploadFile)).toHaveLength(1))
  await confirm()
  expect(api.callsOf(sendInquiry)).toHaveLength(0)

  arrive([{ key: 'k1', name: 'box.png', size: 2000 }, 200])

  await shows(() => screen.getByRole('button', { name: 'この内容で送信する' }))
  expect(api.callsOf(sendInquiry).map(({ body }) => body)).toEqual([
    expect.objectContaining({ mode: 'prepare', file_keys: ['k1'] }),
  ])
})

test('cancels the pending submission if the upload fails', async () => {
  let arrive: (answer: [object, number]) => void = () => undefined
  api.answerBy(uploadFile, () => new Promise<[object, number]>((resolve) => (arrive = resolve)))
  openScreen('/contact')
  await userEvent.upload(await chooser(), photo())
  await waitFor(() => expect(api.callsOf(uploadFile)).toHaveLength(1))
  await confirm()
  arrive([{ message: 'x', errors: { file: ['画像を選択してください'] } }, 422])

  await shows(() => screen.getByText('画像を選択してください'))
  expect(api.callsOf(sendInquiry)).toHaveLength(0)
})

test('rejects files of another type or size before the upload', async () => {
  openScreen('/contact')
  const user = userEvent.setup({ applyAccept: false })

  await user.upload(await chooser(), [
    new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
    photo('large.png', 5 * 1024 * 1024 + 1),
  ])

  await shows(() => screen.getByText('画像（JPEG、PNG、WebP）またはPDFのファイルを選択してください'))
  expect(screen.getByText('5MB以下のファイルを選択してください')).toBeVisible()
  expect(api.callsOf(uploadFile)).toHaveLength(0)
})

test('rejects a sixth file and states the limit', async () => {
  openScreen('/contact')

  await userEvent.upload(
    await chooser(),
    [1, 2, 3, 4, 5, 6].map((one) => photo(`${one}.png`)),
  )

  await shows(() => screen.getByText('5つまで添付できます'))
  await waitFor(() => expect(api.callsOf(uploadFile)).toHaveLength(5))
})

test('retries an upload interrupted by a lost connection', async () => {
  api.lose(uploadFile)
  openScreen('/contact')
  await userEvent.upload(await chooser(), photo())
  const again = await screen.findByRole('button', { name: 'もう一度送る' })
  api.answer(uploadFile, { key: 'k2', name: 'box.png', size: 2000 })

  await userEvent.click(again)

  await waitFor(() => expect(again).not.toBeInTheDocument())
  await confirm()
  await waitFor(() => expect(api.callsOf(sendInquiry)[0]?.body).toMatchObject({ file_keys: ['k2'] }))
})

test('shows the server’s rejection next to the file', async () => {
  api.answer(
    uploadFile,
    { message: '画像を選択してください', errors: { file: ['画像を選択してください'] } },
    { status: 422 },
  )
  openScreen('/contact')

  await userEvent.upload(await chooser(), photo())

  await shows(() => screen.getByText('画像を選択してください'))
})

test('reports a file that the server no longer has', async () => {
  api.answer(
    sendInquiry,
    { message: '入力内容をご確認ください', errors: { file_keys: ['もう一度ファイルを選択してください'] } },
    { status: 422 },
  )
  openScreen('/contact')
  await chooser()

  await confirm()

  await shows(() => screen.getByText('もう一度ファイルを選択してください'))
})

test('restores the files of an unsent inquiry after a reload', async () => {
  openScreen('/contact')
  await userEvent.upload(await chooser(), photo())
  await waitFor(() => expect(files().getByRole('presentation')).toBeVisible())
  cleanup()

  openScreen('/contact')

  await shows(() => screen.getByText('box.png'))
})
