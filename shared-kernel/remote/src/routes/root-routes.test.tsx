import { render, screen, waitFor } from '@testing-library/react'
import { on } from '@storefront/event-bus'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { shows } from '@storefront/testing/shows'
import { withRootRoutes } from './root-routes'

test('reports a route whose metadata throws and still shows the screen', async () => {
  const kinds: string[] = []
  const subscription = on('failure.reported').subscribe(({ kind }) => kinds.push(kind))
  const news: RouteObject = {
    path: '/news',
    loader: () => ({ title: null }),
    handle: { head: (data: { title: string }) => ({ title: data.title.trim() }) },
    Component: () => <h1>お知らせ</h1>,
  }
  const router = createMemoryRouter(withRootRoutes('news', [news]), { initialEntries: ['/news'] })

  render(<RouterProvider router={router} />)

  await shows(() => screen.getByRole('heading', { name: 'お知らせ' }))
  await waitFor(() => expect(kinds).toEqual(['head-failed']))
  expect(screen.getByRole('heading', { name: 'お知らせ' })).toBeVisible()
  subscription.unsubscribe()
})
