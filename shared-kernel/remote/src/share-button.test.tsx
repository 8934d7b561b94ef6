import { recordEvents, recordToasts } from '@storefront/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareButton } from './share-button'

const press = async () => {
  const user = userEvent.setup()
  render(<ShareButton title="春のたより" path="/news/spring" contentType="article" itemId="/news/spring" />)
  await user.click(screen.getByRole('button', { name: 'シェアする' }))
}
const shareBy = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: jest.fn(share), configurable: true })

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

test('the system’s own sheet gets the title and the whole address, and the share is told', async () => {
  const recorded = recordEvents('analytics.recorded')
  shareBy(() => Promise.resolve())
  await press()

  expect(navigator.share).toHaveBeenCalledWith({ title: '春のたより', url: 'http://localhost/news/spring' })
  await waitFor(() =>
    expect(recorded).toEqual([
      {
        name: 'share',
        args: { method: 'share_sheet', content_type: 'article', item_id: '/news/spring' },
      },
    ]),
  )
})

test('a sheet that is closed again is no failure and no share', async () => {
  const recorded = recordEvents('analytics.recorded')
  const toasts = recordToasts()
  shareBy(() => Promise.reject(new DOMException('closed', 'AbortError')))
  await press()

  await waitFor(() => expect(navigator.share).toHaveBeenCalled())
  expect([recorded, toasts]).toEqual([[], []])
})

test('where nothing can be shared or copied the address is told', async () => {
  const toasts = recordToasts()
  shareBy(() => Promise.reject(new Error('not here')))
  await press()

  await waitFor(() =>
    expect(toasts).toEqual([
      'リンクをコピーできませんでした。アドレスはこちらです：http://localhost/news/spring',
    ]),
  )
})
