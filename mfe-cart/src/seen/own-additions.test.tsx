import { renderHook } from '@testing-library/react'
import { aCartProduct, anOrderableCart } from '../testing/cart-builders'
import { countAsSeen, forgetTold, noticeChanges, useTold } from './meanwhile.state'
import { acceptVersion } from './own-version.state'

const twoProducts = [
  aCartProduct(),
  aCartProduct({
    key: 'line-2',
    product_id: 2,
    product_info: { ...aCartProduct().product_info, name: '箸' },
  }),
]
const before = anOrderableCart()
const after = anOrderableCart({ version: before.version + 1, detail: { products: twoProducts } })
const reload = () => acceptVersion({ token: 'another-page', version: 0 }, 'open')
const told = () => renderHook(() => useTold(after)).result.current

beforeEach(() => {
  sessionStorage.clear()
  forgetTold()
  noticeChanges(before, { isWholeCartShown: false })
  reload()
})

test('reports no product that this tab added after a reload', () => {
  countAsSeen(after)
  reload()

  noticeChanges(after, { isWholeCartShown: false })

  expect(told()).toEqual([])
})

test('reports a product that another tab added', () => {
  noticeChanges(after, { isWholeCartShown: false })

  expect(told()).toContain('「箸」1点が加わりました')
})

test('reports a product that another tab added before an own one', () => {
  countAsSeen({ ...after, version: before.version + 2 })

  noticeChanges({ ...after, version: before.version + 2 }, { isWholeCartShown: false })

  expect(told()).toContain('「箸」1点が加わりました')
})
