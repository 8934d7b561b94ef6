import { polyfillDialog, recordEvents, recordToasts } from '@storefront/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareButton } from './share-button'

polyfillDialog()

const url = 'http://localhost/news/spring'
const open = async () => {
  const user = userEvent.setup()
  render(<ShareButton title="春のたより" path="/news/spring" contentType="article" itemId="/news/spring" />)
  await user.click(screen.getByRole('button', { name: 'シェアする' }))
  await screen.findByRole('dialog', { name: 'シェアする' }, { timeout: 20_000 })
  return user
}
const shareBy = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: jest.fn(share), configurable: true })
const shareOf = (method: string) => ({
  name: 'share',
  args: { method, content_type: 'article', item_id: '/news/spring' },
})

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

test('lists LINE first and shares the title and URL', async () => {
  await open()

  const [line, mail] = screen.getAllByRole('link')

  expect(line).toHaveTextContent('LINEで送る')
  expect(line).toHaveAttribute(
    'href',
    `https://line.me/R/share?text=${encodeURIComponent(`春のたより\n${url}`)}`,
  )
  expect(mail?.getAttribute('href')).toBe(
    `mailto:?subject=${encodeURIComponent('春のたより')}&body=${encodeURIComponent(`春のたより\n${url}`)}`,
  )
})

test('shows a toast and closes the sheet after copying the URL', async () => {
  const recorded = recordEvents('analytics.recorded')
  const toasts = recordToasts()
  const user = await open()

  await user.click(screen.getByRole('button', { name: 'リンクをコピーする' }))

  await waitFor(() => expect(toasts).toEqual(['ページのリンクをコピーしました']))
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(recorded).toEqual([shareOf('copied_link')])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('gives the QR code an accessible name', async () => {
  await open()

  expect(screen.getByRole('img', { name: 'このページのQRコード' })).toBeVisible()
})

test("passes the title and URL to the system's share sheet", async () => {
  const recorded = recordEvents('analytics.recorded')
  shareBy(() => Promise.resolve())
  const user = await open()

  await user.click(screen.getByRole('button', { name: 'ほかのアプリで送る' }))

  expect(navigator.share).toHaveBeenCalledWith({ title: '春のたより', url })
  await waitFor(() => expect(recorded).toEqual([shareOf('share_sheet')]))
})

test('hides the share sheet button if the browser cannot share', async () => {
  await open()

  expect(screen.queryByRole('button', { name: 'ほかのアプリで送る' })).toBeNull()
})

test('records no share and shows no toast when the sheet is closed', async () => {
  const recorded = recordEvents('analytics.recorded')
  const toasts = recordToasts()
  shareBy(() => Promise.reject(new DOMException('closed', 'AbortError')))
  const user = await open()

  await user.click(screen.getByRole('button', { name: 'ほかのアプリで送る' }))

  await waitFor(() => expect(navigator.share).toHaveBeenCalled())
  expect(recorded).toEqual([])
  expect(toasts).toEqual([])
})

test('shows the URL if copying fails', async () => {
  const toasts = recordToasts()
  const user = await open()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not here'))

  await user.click(screen.getByRole('button', { name: 'リンクをコピーする' }))

  await waitFor(() =>
    expect(toasts).toEqual([`リンクをコピーできませんでした。アドレスはこちらです：${url}`]),
  )
})
