import { carrierKeys, trackingOf, trackingUrl } from './carrier.rules'

test.each(carrierKeys)('a parcel of %s is tracked on an allowed host', (carrier) => {
  const { carrier_name, tracking_url } = trackingOf({ carrier, tracking_number: '1234-5678-9012' })

  expect(carrier_name).toBeTruthy()
  expect(tracking_url).toMatch(/^https:\/\/.*123456789012$/)
})

test('an unknown carrier has neither name nor page', () => {
  const nothing = { carrier_name: null, tracking_url: null }

  expect(trackingOf({ carrier: 'pigeon', tracking_number: '123456789012' })).toEqual(nothing)
  expect(trackingOf({ carrier: null, tracking_number: '123456789012' })).toEqual(nothing)
})

test.each([
  ['another host', 'https://example.com/{number}', '123456789012'],
  ['a host that only begins like one', 'https://track.seino.co.jp.example.com/{number}', '123456789012'],
  ['no encryption', 'http://track.seino.co.jp/{number}', '123456789012'],
  ['a script', 'javascript:alert({number})', '123456789012'],
  ['a number that is none', 'https://track.seino.co.jp/{number}', '12345678&x=/'],
])('%s gives no tracking link', (_, template, number) => {
  expect(trackingUrl(template, number)).toBeNull()
})
