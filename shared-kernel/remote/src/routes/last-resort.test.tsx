import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { readFileSync } from 'node:fs'
import { withRootRoutes } from './root-routes'

jest.mock('@storefront/ui', () => ({
  ErrorPage: () => {
    throw new Error('the error page itself')
  },
}))

const broken: RouteObject = {
  path: '/broken',
  Component: () => null,
  loader: () => {
    throw new Error('broken')
  },
}

test.each(['/broken', '/nowhere'])('shows a link home if the error page on %s fails (§2)', async (url) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const router = createMemoryRouter(withRootRoutes('news', [broken]), { initialEntries: [url] })

  render(<RouterProvider router={router} />)

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('エラーが発生しました'))
  const home = screen.getByRole('link', { name: 'トップページへ戻る' })
  expect(home).toHaveAttribute('href', '/')
  // The shell leaves links with a target to the browser.
  expect(home).toHaveAttribute('target', '_self')
})

test('the last-resort page imports no modules', () => {
  expect(readFileSync(`${__dirname}/last-resort.tsx`, 'utf8')).not.toMatch(/\bimport\b/)
})
