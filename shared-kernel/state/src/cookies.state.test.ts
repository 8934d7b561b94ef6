import { readCookie, removeCookie, writeCookie } from './cookies.state'

afterEach(() => removeCookie('flavour'))

test('a written cookie is read back with any characters', () => {
  writeCookie('flavour', '抹茶; 50%=苦', { maxAgeSeconds: 60 })

  expect(readCookie('flavour')).toBe('抹茶; 50%=苦')
})

test('a cookie whose end has come is gone', () => {
  writeCookie('flavour', '抹茶', { expiresAt: new Date(Date.now() + 60_000) })
  writeCookie('flavour', '抹茶', { expiresAt: new Date(Date.now() - 1_000) })

  expect(readCookie('flavour')).toBeUndefined()
})

test('a removed cookie reads as absent', () => {
  writeCookie('flavour', '抹茶', { maxAgeSeconds: 60 })

  removeCookie('flavour')

  expect(readCookie('flavour')).toBeUndefined()
})

test('a name that another cookie ends with is another name', () => {
  expect(readCookie('token', 'old_token=a; token=b')).toBe('b')
  expect(readCookie('token', 'old_token=a')).toBeUndefined()
})

test('a cookie that cannot be decoded does not break the page', () => {
  expect(readCookie('flavour', 'flavour=100%')).toBe('100%')
})
