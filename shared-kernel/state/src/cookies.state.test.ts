import { readCookie, removeCookie, writeCookie } from './cookies.state'

afterEach(() => removeCookie('flavour'))

test('reads back a cookie value with special characters', () => {
  writeCookie('flavour', '抹茶; 50%=苦', { maxAgeSeconds: 60 })

  expect(readCookie('flavour')).toBe('抹茶; 50%=苦')
})

test('drops a cookie once it expires', () => {
  writeCookie('flavour', '抹茶', { expiresAt: new Date(Date.now() + 60_000) })
  writeCookie('flavour', '抹茶', { expiresAt: new Date(Date.now() - 1_000) })

  expect(readCookie('flavour')).toBeUndefined()
})

test('reads a removed cookie as absent', () => {
  writeCookie('flavour', '抹茶', { maxAgeSeconds: 60 })

  removeCookie('flavour')

  expect(readCookie('flavour')).toBeUndefined()
})

test('ignores a cookie whose name only ends with the requested name', () => {
  expect(readCookie('token', 'old_token=a; token=b')).toBe('b')
  expect(readCookie('token', 'old_token=a')).toBeUndefined()
})

test('returns the raw value of a cookie that cannot be decoded', () => {
  expect(readCookie('flavour', 'flavour=100%')).toBe('100%')
})
