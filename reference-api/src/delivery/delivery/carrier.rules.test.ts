import { carrierKeys, findTracking, trackingUrl } from './carrier.rules'

test.each(carrierKeys)('returns an HTTPS tracking URL with the tracking number for %s', (carrier) => {
  const { carrier_name, tracking_url } = findTracking({ carrier, tracking_number: '1234-5678-9012' })

  expect(carrier_name).toBeTruthy()
  expect(tracking_url).toMatch(/^https:\/\/.*123456789012$/)
})

test('returns neither name nor URL for an unknown carrier', () => {
  const nothing = { carrier_name: null, tracking_url: null }

  expect(findTracking({ carrier: 'pigeon', tracking_number: '123456789012' })).toEqual(nothing)
  expect(findTracking({ carrier: null, tracking_number: '123456789012' })).toEqual(nothing)
})

test.each([
  ['another host', 'https://example.com/{number}', '123456789012'],
  [
    'a host that only starts with an allowed one',
    'https://track.seino.co.jp.example.com/{number}',
    '123456789012',
  ],
  ['plain HTTP', 'http://track.seino.co.jp/{number}', '123456789012'],
  ['a javascript: URL', 'javascript:alert({number})', '123456789012'],
  ['an invalid tracking number', 'https://track.seino.co.jp/{number}', '12345678&x=/'],
])('returns no tracking URL for %s', (_, template, number) => {
  expect(trackingUrl(template, number)).toBeNull()
})
