import { coversPath, ownerOf } from './composition'

test("ignores a trailing slash when finding a path's owner", () => {
  expect(coversPath(['/cart', '/cart/*'], '/cart/')).toBe(true)
  expect(coversPath(['/login/*'], '/login')).toBe(true)
  expect(coversPath(['/cart'], '/cart/payment')).toBe(false)
  expect(coversPath(['/mypage/*'], '/mypages')).toBe(false)
})

test('prefers an exact route over another remote’s wildcard route', () => {
  const composition = {
    remotes: [
      { name: 'content', routes: ['/guide/*'] },
      { name: 'catalog', routes: ['/guide/size'] },
    ],
  }

  expect(ownerOf(composition, '/guide/size')?.name).toBe('catalog')
  expect(ownerOf(composition, '/guide/other')?.name).toBe('content')
  expect(ownerOf(composition, '/nowhere')).toBeUndefined()
})
