import { emptySite, setSite } from '@storefront/site'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { on } from '@storefront/event-bus'
import { ResponseError, TimeoutError } from '@storefront/http'
import { createMemoryRouter, RouterProvider, useLoaderData, type RouteObject } from 'react-router-dom'
import { shows } from '@storefront/testing/shows'
import { withRootRoutes } from './root-routes'
import { errorTitle, statusOfError } from './route-error'

const routes: RouteObject[] = [
  {
    path: '/unexpected',
    loader: () => ({ lines: null as unknown as string[] }),
    Component: () => <p>{(useLoaderData() as { lines: string[] }).lines.map((line) => line.trim())}</p>,
  },
  {
    path: '/broken',
    Component: () => null,
    loader: () => {
      throw new Error('broken')
    },
  },
  {
    path: '/timed-out',
    Component: () => null,
    loader: () => {
      throw new TimeoutError('timeout of 10000ms exceeded')
    },
  },
  {
    path: '/answered/:status',
    Component: () => null,
    loader: ({ params }) => {
      throw new ResponseError(Number(params.status), { message: 'x' })
    },
  },
]

const open = (url: string) =>
  render(
    <RouterProvider router={createMemoryRouter(withRootRoutes('news', routes), { initialEntries: [url] })} />,
  )

test('shows Error and a link home when a loader throws (§2)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  open('/broken')

  await shows(() => screen.getByRole('heading', { name: 'エラーが発生しました' }))
  expect(screen.getByText('Error')).toBeVisible()
  expect(screen.getByRole('link', { name: 'トップページへ戻る' })).toHaveAttribute('href', '/')
})

test('shows Error and reports a call that timed out (§8)', async () => {
  const reported: string[] = []
  const subscription = on('failure.reported').subscribe(({ detail }) => reported.push(detail))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  open('/timed-out')

  await shows(() => screen.getByText('エラーが発生しました'))
  await waitFor(() => expect(reported).toEqual(['TimeoutError: timeout of 10000ms exceeded']))
  subscription.unsubscribe()
})

test.each([
  [404, 'お探しのページが見つかりませんでした。', '404 Not Found'],
  [500, 'エラーが発生しました', 'Error'],
  [418, 'エラーが発生しました', 'Error'],
])('shows the error page for a call with status %i (§8)', async (status, heading, code) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  open(`/answered/${status}`)

  await shows(() => screen.getByRole('heading', { name: heading }))
  expect(screen.getByText(code)).toBeVisible()
  expect(screen.getByRole('link', { name: 'トップページへ戻る' })).toHaveAttribute('href', '/')
})

test('reports a screen that throws and offers 再試行', async () => {
  const reported: string[] = []
  const subscription = on('failure.reported').subscribe(({ detail }) => reported.push(detail))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  open('/unexpected')

  await shows(() => screen.getByRole('button', { name: '再試行' }))
  await waitFor(() => expect(reported).toEqual([expect.stringMatching(/^TypeError: /)]))
  subscription.unsubscribe()
  cleanup()
  open('/nowhere')
  await shows(() => screen.getByRole('heading', { name: 'お探しのページが見つかりませんでした。' }))
  expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
})

test.each([
  [404, 'お探しのページが見つかりませんでした'],
  [500, 'エラーが発生しました'],
])('titles an error page with status %i in Japanese', (status, title) => {
  expect(errorTitle(status)).toBe(title)
})

test('uses status 500 for errors without a status (§8)', () => {
  expect(statusOfError({ statusCode: 418, status: 404 })).toBe(418)
  expect(statusOfError({ status: 404 })).toBe(404)
  expect(statusOfError({ response: { status: 422 } })).toBe(422)
  expect(statusOfError(new Error('lost'))).toBe(500)
  expect(statusOfError(undefined)).toBe(500)
})

test('offers search, ranking and categories on a missing page', async () => {
  setSite({ ...emptySite('tsunagu'), categories: [{ key: 'tea', name: 'お茶・コーヒー' }] })
  open('/nowhere')

  const ways = within(await screen.findByRole('region', { name: '商品をさがす' }))

  expect(screen.getByRole('alert')).toHaveTextContent('お探しのページが見つかりませんでした。')
  expect(ways.getByRole('search')).toHaveAttribute('action', '/product')
  expect(ways.getByRole('searchbox', { name: 'さがすことば' })).toHaveAttribute('name', 'word')
  expect(ways.getByRole('link', { name: 'お茶・コーヒー' })).toHaveAttribute('href', '/product?category=tea')
  expect(ways.getByRole('link', { name: '人気ランキング' })).toHaveAttribute('href', '/ranking')
  setSite(emptySite('tsunagu'))
})
