import { act, renderHook } from '@testing-library/react'
import { orderedGoods } from './ordered-goods.state'
import { clearTabDrafts } from './tab-drafts.state'

afterEach(() => sessionStorage.clear())

test('sums the pieces of several orders by product', () => {
  const { result } = renderHook(() => orderedGoods.use())

  act(() => orderedGoods.add([{ id: 2, quantity: 1 }]))
  act(() =>
    orderedGoods.add([
      { id: 2, quantity: 1 },
      { id: 3, quantity: 5 },
    ]),
  )

  expect(result.current).toEqual({ 2: 2, 3: 5 })
})

test('forgets ordered goods on request and after a logout', () => {
  const { result } = renderHook(() => orderedGoods.use())
  act(() => orderedGoods.add([{ id: 2, quantity: 1 }]))
  act(() => orderedGoods.forget())
  expect(result.current).toEqual({})

  orderedGoods.add([{ id: 2, quantity: 1 }])
  clearTabDrafts()

  expect(renderHook(() => orderedGoods.use()).result.current).toEqual({})
})
