/** @jest-environment node */
import { renderFragment } from '@storefront/remote/server'
import { findLayout } from '../../shared/layout.rules'
import { routes } from './shell-pages.routes'

test('renders /sample in the sample layout with noindex (§2 Layouts)', async () => {
  const page = await renderFragment('shell', routes, new Request('http://shop/sample'))

  expect(page.status).toBe(200)
  expect(findLayout('/sample')).toBe('sample')
  expect(page.head?.robots).toBe('noindex')
  expect(page.html).toContain('デザインの見本')
})
