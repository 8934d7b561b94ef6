import { getSchool } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { lastSet } from '../school-ways/pupil-draft.state'
import { fakeCatalogApi } from '../testing/catalog-screen'
import { aBlazer, aSchool, aSchoolSet, aShirt } from '../testing/school-builders'
import { SchoolProgress } from './school-progress'

const api = fakeCatalogApi()
const blazer = aBlazer().product.id
const lacks = /まだカートに入っていない品/
const shirt = aShirt().product.id

const changeCart = (quantities: Record<string, number>) =>
  act(() => publish('cart.changed', { count: Object.keys(quantities).length, total: 1_000, quantities }))

beforeEach(() => {
  sessionStorage.clear()
  configureHttp({ baseUrl: 'http://localhost' })
  const set = aSchoolSet({ key: 'uniform', name: '制服一式', sex: 'girl', items: [aBlazer(), aShirt()] })
  api.answer(getSchool, aSchool({ sets: [set] }))
})

const open = () => {
  lastSet.save('?set=2101.uniform&grade=1')
  render(<SchoolProgress />, { wrapper: MemoryRouter })
}

test('names what the cart lacks of the set', async () => {
  changeCart({ [blazer]: 1 })
  open()

  await waitFor(() => expect(screen.getByText(lacks)).toHaveTextContent(/：指定シャツ$/))
  expect(screen.getByRole('link', { name: '一式に戻る' })).toHaveAttribute(
    'href',
    '/school/2101?grade=1&sex=girl#set-uniform',
  )
})

test('disappears once the set is whole', async () => {
  changeCart({ [blazer]: 1 })
  open()
  await screen.findByText(lacks)

  changeCart({ [blazer]: 1, [shirt]: 2 })

  expect(screen.queryByText(lacks)).not.toBeInTheDocument()
})

test('stays away from a cart without goods of the school', async () => {
  changeCart({ 99: 1 })
  open()
  await waitFor(() => expect(api.callsOf(getSchool)).toHaveLength(1))

  expect(screen.queryByText(lacks)).not.toBeInTheDocument()
})
