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

test('measures a later page if the first one was slow to load', async () => {
  const { render, measure } = server(64)
  const [page] = trial.pages
  const pages = [{ ...page!, path: '/cart/gift', ms: 900 }, page!]

  expect(await findLeak({ ...trial, pages }, render, measure)).toMatch(/^\/cart: the server keeps 64 MB/)
})

test('accepts what caches of data take', async () => {
  const { render, measure } = server(1)

  expect(await findLeak(trial, render, measure)).toBeUndefined()
})

test('does not render a slow page again', async () => {
  const render = jest.fn(async () => fragment)

  await findLeak({ ...trial, pages: [{ path: '/cart', fragment, ms: 3_000 }] }, render)

  expect(render).not.toHaveBeenCalled()
})
