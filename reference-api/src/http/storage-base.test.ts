import { jsonFromStorage } from './storage-base.rules'

const answer = {
  image: { path: '/media/towel/1a' },
  body: '<img src="/media/a/1/640.webp">',
  name: 'a /media/ b',
}

test('file URLs start with SITE.STORAGE_BASE_URL, in staff texts too (§3)', () => {
  const storage = 'https://files.example.jp/shop/'

  expect(JSON.parse(jsonFromStorage(answer, { storage }))).toEqual({
    image: { path: 'https://files.example.jp/shop/towel/1a' },
    body: '<img src="https://files.example.jp/shop/a/1/640.webp">',
    name: 'a /media/ b',
  })
})

test.each([undefined, '', '/media', 'javascript:alert(1)', 'https://a.example/"x'])(
  'a shop with the setting %j serves files from the API',
  (storage) => {
    expect(JSON.parse(jsonFromStorage(answer, { storage }))).toEqual(answer)
  },
)
