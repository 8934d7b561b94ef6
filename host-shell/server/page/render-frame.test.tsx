/** @jest-environment node */
import { emptySite } from '@storefront/site'
import { renderFrame, withScreenTerm } from './render-frame'

test('renders each shop’s header with its own SVGs', () => {
  const drawing = '<svg viewBox="0 0 1 1"><circle r="1"></circle></svg>'
  const own = renderFrame({ ...emptySite('kurashi'), svgs: { cart: drawing } })
  const other = renderFrame(emptySite('tsunagu'))

  expect(own.header).toContain(drawing)
  expect(other.header).not.toContain(drawing)
})

test('fills the search with the term as it was typed', () => {
  const frame = renderFrame(emptySite('tsunagu'))
  const search = `?word=${encodeURIComponent('お茶')}&asked=${encodeURIComponent('"お茶" 3本')}`

  expect(withScreenTerm(frame, { pathname: '/product', search }).header).toContain(
    'value="&quot;お茶&quot; 3本"',
  )
  expect(withScreenTerm(frame, { pathname: '/product/sencha', search }).header).toBe(frame.header)
})
