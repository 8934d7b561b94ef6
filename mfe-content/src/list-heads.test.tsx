import { listBlogs, listNews } from '@storefront/contracts'
import { headOf } from '@storefront/navigation'
import { paged } from '@storefront/testing'
import { act, waitFor } from '@testing-library/react'
import { fakeContentApi, openScreen } from './testing/content-screen'

const api = fakeContentApi()

test.each([
  ['/news', listNews],
  ['/blog', listBlogs],
  ['/stylist', listBlogs],
] as const)('sets the canonical URL of each page of %s', async (path, list) => {
  api.answer(list, { data: [] }, paged(31, 2))
  const { router } = openScreen(`${path}?page=2`)
  const head = () => {
    const { matches, loaderData } = router.state
    return headOf(matches.map(({ route }) => ({ handle: route.handle, data: loaderData[route.id] })))
  }
  await waitFor(() => expect(head()?.canonical).toBe(`${path}?page=2`))

  api.answer(list, { data: [] }, paged(31, 1))
  await act(() => router.navigate(`${path}?page=1`))

  await waitFor(() => expect(head()?.canonical).toBe(path))
})
