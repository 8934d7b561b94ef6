/** @jest-environment node */
import { emptySite } from '@storefront/site'
import { renderFrame } from './render-frame'

test('renders each shop’s header with its own SVGs', () => {
  const drawing = '<svg viewBox="0 0 1 1"><circle r="1"></circle></svg>'
  const own = renderFrame({ ...emptySite('kurashi'), svgs: { cart: drawing } })
  const other = renderFrame(emptySite('tsunagu'))

  expect(own.header).toContain(drawing)
  expect(other.header).not.toContain(drawing)
})
