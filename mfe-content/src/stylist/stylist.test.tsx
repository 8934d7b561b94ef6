import { getBlog, listBlogs } from '@storefront/contracts'
import { paged } from '@storefront/testing'
import { screen, within } from '@testing-library/react'
import { aProductSummary, aStylist } from '../testing/content-builders'
import { fakeContentApi, openScreen } from '../testing/content-screen'

const api = fakeContentApi()

test('the coordinators are asked for by their own category, page by page', async () => {
  api.answer(listBlogs, { data: [aStylist()] }, paged(31, 2))
  openScreen('/stylist?page=2')

  expect(await screen.findByRole('link', { name: /佐藤 みどり/ })).toHaveAttribute(
    'href',
    '/stylist/sato-midori',
  )
  expect(screen.getByText('サトウ ミドリ')).toBeVisible()
  expect(screen.getByLabelText('1ページ目')).toHaveAttribute('href', '/stylist')
  expect(screen.getByLabelText('3ページ目')).toHaveAttribute('href', '/stylist?page=3')
  const { searchParams } = api.callsOf(listBlogs)[0]!.url
  expect([searchParams.get('category'), searchParams.get('page')]).toEqual(['stylist', '2'])
})

test('a coordinator’s page introduces the person and what the person recommends', async () => {
  api.answer(getBlog, aStylist({ products: [aProductSummary({ is_alcohol: true })] }))
  openScreen('/stylist/sato-midori')

  expect(await screen.findByRole('heading', { level: 1, name: '佐藤 みどり' })).toBeVisible()
  expect(screen.getByText('お顔').tagName).toBe('EM')
  const recommended = screen.getByRole('region', { name: 'おすすめの品' })
  expect(within(recommended).getByRole('link', { name: /今治タオル 四枚セット/ })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set',
  )
  expect(within(recommended).getByText('20歳未満の者の飲酒は法律で禁止されています。')).toBeVisible()
  expect(screen.getByRole('link', { name: 'コーディネーター一覧へ' })).toHaveAttribute('href', '/stylist')
  expect(api.callsOf(getBlog)[0]?.params).toEqual({ key: 'sato-midori' })
})

test('a coordinator who recommends nothing has no empty shelf', async () => {
  api.answer(getBlog, aStylist())
  openScreen('/stylist/sato-midori')

  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('おすすめの品')).not.toBeInTheDocument()
})
