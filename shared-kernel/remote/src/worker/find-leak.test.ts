/** @jest-environment node */
import { findLeak } from './find-leak'

const fragment = { version: '1.1.0', status: 200, html: '', screens: [], head: null, hydration: null }
const trial = { tried: ['/cart'], problems: [], late: [], pages: [{ path: '/cart', fragment, ms: 20 }] }

/** Renders pages that leave this much memory behind. */
function server(leftMb: number) {
  let memoryMb = 100
  const render = async () => {
    memoryMb += leftMb
    return fragment
  }
  return { render, measure: () => memoryMb }
}

test('names the memory that each page leaves behind', async () => {
  const { render, measure } = server(64)

  expect(await findLeak(trial, render, measure)).toBe('/cart: the server keeps 64 MB of each page')
})

test('measures a page whose first render was slow', async () => {
  const { render, measure } = server(64)

  expect(await findLeak({ ...trial, pages: [{ path: '/cart', fragment, ms: 2_000 }] }, render, measure)).toBe(
    '/cart: the server keeps 64 MB of each page',
  )
})

test('accepts what caches of data take', async () => {
  const { render, measure } = server(1)

  expect(await findLeak(trial, render, measure)).toBeUndefined()
})

test('renders a page that stays slow only once more', async () => {
  jest.useFakeTimers()
  const render = jest.fn(async () => {
    jest.advanceTimersByTime(3_000)
    return fragment
  })

  await findLeak(trial, render)

  expect(render).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
