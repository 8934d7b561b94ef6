import { goBack, rememberBackTarget, safeReturnPath, takeBackTarget } from './back-target'
import { connectShell, shell } from './shell'

afterEach(() => jest.restoreAllMocks())

test('returns the stored target only once (§2)', () => {
  rememberBackTarget('/product?word=towel')

  expect(takeBackTarget('/product')).toBe('/product?word=towel')
  expect(takeBackTarget('/product')).toBe('/product')
  expect(takeBackTarget()).toBeUndefined()
})

test('falls back to the back URL, then the previous page (§2)', () => {
  const visited: string[] = []
  connectShell({ ...shell(), navigateTo: (url) => void visited.push(url) })
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  history.replaceState({ idx: 3 }, '')
  rememberBackTarget('/cart')

  goBack('/login')
  expect(visited).toEqual(['/cart'])
  goBack('/login')
  expect(visited).toEqual(['/cart', '/login'])
  expect(back).not.toHaveBeenCalled()
  goBack()

  expect(visited).toEqual(['/cart', '/login'])
  expect(back).toHaveBeenCalledTimes(1)
})

test('goes to the home page from the first page of a visit', () => {
  const visited: string[] = []
  connectShell({ ...shell(), navigateTo: (url) => void visited.push(url) })
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  history.replaceState({ idx: 0 }, '')

  goBack()

  expect(visited).toEqual(['/'])
  expect(back.mock.calls).toEqual([])
})

test('does not go back to a target on another site', () => {
  expect(safeReturnPath('/mypage/point')).toBe('/mypage/point')
  expect(safeReturnPath('/product?word=%E8%8C%B6&page=2#reviews')).toBe(
    '/product?word=%E8%8C%B6&page=2#reviews',
  )
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', 'mypage', '', null])
    expect(safeReturnPath(target)).toBeUndefined()
})

test.each([
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/mypage/..//evil.example',
])('rejects %j because browsers read it as another site', (target) => {
  expect(safeReturnPath(target)).toBeUndefined()
})
