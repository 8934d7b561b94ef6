import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './button'
import { Select, TextInput } from './controls'
import { Dialog } from './dialog'
import { FavouriteButton } from './favourite-button'
import { Field } from './field'
import { Pagination, pagesAround } from './pagination'
import { Picture } from './picture'
import { Price } from './price'
import { ProductCard } from './product-card'
import { QuantityStepper } from './quantity-stepper'
import { Rating } from './rating'
import { StepIndicator } from './step-indicator'

const picture = { path: '/pictures/ab12', alt: '今治タオル', width: 1200, height: 1200 }

test('keeps a select’s options when a group is put before them', () => {
  const others = [{ value: '内祝', label: '内祝' }]
  const season = { value: '御歳暮', label: '御歳暮', group: 'この時期のご挨拶' }
  const { rerender } = render(<Select choices={others} />)
  const shown = screen.getByRole('option', { name: '内祝' })

  rerender(<Select choices={[season, ...others]} />)

  expect(screen.getByRole('option', { name: '御歳暮' })).toBeVisible()
  expect(screen.getByRole('option', { name: '内祝' })).toBe(shown)
})

test('connects a form control to its label, help and error', () => {
  render(
    <Field label="お名前" isRequired help="全角で" error="お名前を入力してください">
      {(control) => <TextInput {...control} />}
    </Field>,
  )

  const input = screen.getByLabelText(/お名前/)
  expect(input).toBeInvalid()
  expect(input).toBeRequired()
  expect(input).toHaveAccessibleDescription('お名前を入力してください 全角で')
  expect(screen.getByText('お名前を入力してください').closest('[aria-live]')).toHaveAttribute(
    'aria-live',
    'polite',
  )
  expect(screen.getByText('必須')).toBeVisible()
})

test('keeps focus on a pending button and ignores clicks', async () => {
  const onClick = jest.fn()
  render(
    <Button isPending onClick={onClick} variant="primary">
      カートに入れる
    </Button>,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(onClick).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('処理中です')
})

test('changes a quantity by buttons and full-width digits up to its limit', async () => {
  function Counter() {
    const [quantity, setQuantity] = useState(1)
    return <QuantityStepper label="タオル" value={quantity} max={5} onChange={setQuantity} />
  }
  render(<Counter />)
  const input = screen.getByLabelText('数量')

  await userEvent.click(screen.getByRole('button', { name: '1つ増やす' }))
  expect(input).toHaveValue('2')

  await userEvent.clear(input)
  await userEvent.type(input, '５')
  await userEvent.tab()
  expect(input).toHaveValue('5')
  expect(screen.getByRole('button', { name: '1つ増やす' })).toHaveAttribute('aria-disabled', 'true')
})

test('shows prices with and without tax and labels the discount', () => {
  const { container } = render(<Price withTax={2200} withoutTax={2000} before={2750} isReducedRate />)

  expect(container).toHaveTextContent('通常価格2,750円特別価格2,200円税込※（税抜 2,000円）')
})

test('offers AVIF in several widths and a single WebP', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" isPriority />)

  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    expect.stringContaining('/pictures/ab12/320.avif 320w, /pictures/ab12/480.avif 480w'),
  )
  const image = screen.getByAltText('今治タオル')
  expect(image).toHaveAttribute('src', '/pictures/ab12/640.webp')
  expect(image).toHaveAttribute('width', '1200')
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('renders a product card as one link and a favourite button', async () => {
  const onToggle = jest.fn()
  render(
    <ProductCard
      href="/product/towel"
      name="今治タオル"
      maker="青葉"
      picture={picture}
      price={{ withTax: 2200 }}
      isSoldOut
      favourite={<FavouriteButton label="今治タオル" isFavourite={false} onToggle={onToggle} />}
    />,
  )

  expect(screen.getByRole('link', { name: '今治タオル' })).toHaveAttribute('href', '/product/towel')
  expect(screen.getByText('売り切れ')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '今治タオルをお気に入りに追加' }))
  expect(onToggle).toHaveBeenCalled()
})

test('links to the first, last and neighbouring pages', () => {
  expect(pagesAround(5, 10)).toEqual([1, 0, 4, 5, 6, 0, 10])
  expect(pagesAround(1, 3)).toEqual([1, 2, 3])
  expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5])

  render(<Pagination current={2} last={3} hrefFor={(page) => `?page=${page}`} />)

  expect(screen.getByRole('link', { name: '2ページ目' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: '次のページ' })).toHaveAttribute('href', '?page=3')
})

test('announces the page of a list that is moved to', () => {
  const pages = (current: number) => <Pagination current={current} last={3} hrefFor={() => '#'} />
  const { rerender } = render(pages(1))
  const place = screen.getByText('1ページ目')

  rerender(pages(2))

  expect(place).toHaveTextContent('2ページ目')
  expect(place).toHaveAttribute('aria-live', 'polite')
})

test('marks the current step', () => {
  render(
    <StepIndicator
      steps={[{ label: 'カート', href: '/cart' }, { label: 'お支払い' }, { label: '確認' }]}
      current={1}
    />,
  )

  const items = within(screen.getByRole('list', { name: 'ご注文の流れ' })).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent('完了')
  expect(items[1]).toHaveAttribute('aria-current', 'step')
})

test('announces a rating as a number', () => {
  render(<Rating value={4.3} count={12} />)

  expect(screen.getByRole('img', { name: '5点中4.3点' })).toBeVisible()
  expect(screen.getByText('（12件）')).toBeVisible()
})

test('opens a modal dialog, closes it on Escape and returns focus', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>絞り込む</Button>
        <Dialog isOpen={isOpen} title="絞り込み" onClose={() => setIsOpen(false)}>
          価格
        </Dialog>
      </>
    )
  }
  render(<Opener />)

  await userEvent.click(screen.getByRole('button', { name: '絞り込む' }))
  expect(screen.getByRole('dialog', { name: '絞り込み' })).toHaveTextContent('価格')

  const dialog = screen.getByRole('dialog')
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }))
  expect(screen.queryByText('価格')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '絞り込む' })).toHaveFocus()
})
