import { coversPath, ownerOf } from './composition'

test('a trailing slash makes no difference to the owner of a path', () => {
  expect(coversPath(['/cart', '/cart/*'], '/cart/')).toBe(true)
  expect(coversPath(['/login/*'], '/login')).toBe(true)
  expect(coversPath(['/cart'], '/cart/payment')).toBe(false)
  expect(coversPath(['/mypage/*'], '/mypages')).toBe(false)
})

test('an exact route wins over the star of another remote', () => {
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
