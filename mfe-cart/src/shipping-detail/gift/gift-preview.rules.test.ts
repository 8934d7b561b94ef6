import { noshiDrawingUrl } from './gift-preview.rules'

test("includes heading, cord and names in a noshi's image URL", () => {
  const drawn = new URL(
    noshiDrawingUrl({ noshi_heading: '結婚内祝', noshi_cord: 'knot', noshi_name: ' 山田 \n\n花子' }),
    'https://shop.example',
  )

  expect(drawn.pathname).toBe('/v1/noshi/drawing')
  expect(Object.fromEntries(drawn.searchParams)).toEqual({
    heading: '結婚内祝',
    cord: 'knot',
    name: '山田\n花子',
  })
})

test('omits missing names and uses a bow as the default cord', () => {
  expect(noshiDrawingUrl({ noshi_heading: '御祝' })).toBe(
    `/v1/noshi/drawing?heading=${encodeURIComponent('御祝')}&cord=bow`,
  )
})
