import { polyfillDialog } from '@storefront/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProductGallery } from './product-gallery'

polyfillDialog()

const pictures = ['正面', '近景', '箱'].map((alt) => ({
  path: `/media/${alt}`,
  alt,
  width: 900,
  height: 900,
}))
const announced = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).filter(Boolean)

beforeEach(() => {
  render(<ProductGallery name="湯のみ" pictures={pictures} isSoldOut={false} />)
})

test('announces no image on load', () => {
  expect(announced()).toEqual([])
})

test('announces the image that the shopper moves to once', async () => {
  await userEvent.click(screen.getByRole('button', { name: '2枚目を表示する' }))

  expect(announced()).toEqual(['画像 2／3：近景'])
})

test('announces an enlarged image inside of its dialog', async () => {
  await userEvent.click(screen.getByRole('button', { name: '画像を拡大する' }))
  await userEvent.click(screen.getByRole('button', { name: '次の画像' }))

  expect(within(screen.getByRole('dialog')).getByText('画像 2／3：近景')).toHaveAttribute(
    'aria-live',
    'polite',
  )
  expect(announced()).toHaveLength(1)
})
