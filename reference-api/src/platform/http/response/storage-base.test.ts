import { jsonFromStorage } from './storage-base.rules'

const answer = {
  image: { path: '/media/towel/1a' },
  body: '<img src="/media/a/1/640.webp">',
  name: 'a /media/ b',
}

test('prefixes file URLs with SITE.STORAGE_BASE_URL, even in staff texts (§3)', () => {
  const storage = 'https://files.example.jp/shop/'

  expect(JSON.parse(jsonFromStorage(answer, { storage }))).toEqual({
    image: { path: 'https://files.example.jp/shop/towel/1a' },
    body: '<img src="https://files.example.jp/shop/a/1/640.webp">',
    name: 'a /media/ b',
  })
})

test.each([undefined, '', '/media', 'javascript:alert(1)', 'https://a.example/"x'])(
  'keeps file URLs on the API when the setting is %j',
  (storage) => {
    expect(JSON.parse(jsonFromStorage(answer, { storage }))).toEqual(answer)
  },
)
