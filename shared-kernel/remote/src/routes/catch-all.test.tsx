import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { connectShell, rememberBackTarget, shell } from '@storefront/navigation'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { shows } from '@storefront/testing/shows'
import { withRootRoutes } from './root-routes'

const open = (url: string) =>
  render(
    <RouterProvider router={createMemoryRouter(withRootRoutes('news', []), { initialEntries: [url] })} />,
  )

test('shows the 404 page for an unmatched path (§2)', async () => {
  open('/nowhere')

  await shows(() => screen.getByRole('heading', { name: 'お探しのページが見つかりませんでした。' }))
  expect(screen.getByText('404 Not Found')).toBeVisible()
  expect(screen.getByText('This page could not be found')).toBeVisible()
})

test('returns from the 404 page to the stored target (§2)', async () => {
  const visited: string[] = []
  const before = shell()
  connectShell({ ...before, navigateTo: (url) => void visited.push(url) })
  rememberBackTarget('/product?word=towel')
  open('/nowhere')

  await userEvent.click(await screen.findByRole('button', { name: '前のページに戻る' }))

  expect(visited).toEqual(['/product?word=towel'])
  connectShell(before)
})

test('passes a path owned by another remote to the shell', async () => {
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
