import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { statusOfError, withRootRoutes } from './root-routes'
import { connectShell, shell } from '@storefront/navigation'

const routes: RouteObject[] = [
  { path: '/here', Component: () => <p>ここです</p> },
  {
    path: '/broken',
    Component: () => null,
    loader: () => {
      throw new Error('broken')
    },
  },
]

const open = (url: string) =>
  render(
    <RouterProvider router={createMemoryRouter(withRootRoutes('news', routes), { initialEntries: [url] })} />,
  )

test('a path that no route matches shows 404 with the texts of the error page (§2)', async () => {
  open('/nowhere')

  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeVisible()
  expect(screen.getByText('お探しのページが見つかりませんでした。')).toBeVisible()
  expect(screen.getByText('This page could not be found')).toBeVisible()
})

test('any other failure shows Error and the way to the top (§2)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  open('/broken')

  expect(await screen.findByRole('heading', { name: 'Error' })).toBeVisible()
  expect(screen.getByText('エラーが発生しました')).toBeVisible()
  expect(screen.getByRole('link', { name: 'トップページへ戻る' })).toHaveAttribute('href', '/')
})

test('a path of another remote is handed to the shell', async () => {
  const visited: string[] = []
  const before = shell()
  connectShell({
    ...before,
    isOwnedBy: (_, pathname) => pathname !== '/cart',
    navigateTo: (url) => visited.push(url),
  })
  open('/cart?from=news')

  await expect(new Promise((resolve) => setTimeout(resolve))).resolves.toBeUndefined()
  expect(visited).toEqual(['/cart?from=news'])
  connectShell(before)
})

test('the status of a route error is its statusCode, status or response status, else 500 (§8)', () => {
  expect(statusOfError({ statusCode: 418, status: 404 })).toBe(418)
  expect(statusOfError({ status: 404 })).toBe(404)
  expect(statusOfError({ response: { status: 422 } })).toBe(422)
  expect(statusOfError(new Error('lost'))).toBe(500)
  expect(statusOfError(undefined)).toBe(500)
})
