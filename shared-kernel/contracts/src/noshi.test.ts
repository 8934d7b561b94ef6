import { inscriptionText, isNoshiNameless, noshiDrawingUrl } from './noshi'

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

test('says that a noshi has no name', () => {
  const noshi = { kind: 'noshi', noshi_heading: '御祝', noshi_cord: 'bow', noshi_place: 'outer' } as const

  expect(inscriptionText(noshi)).toBe('御祝・紅白蝶結び・外のし・お名前なし')
  expect(inscriptionText({ ...noshi, noshi_name: '山田\n鈴木' })).toBe('御祝・紅白蝶結び・外のし・山田　鈴木')
})

test('asks for no name on blank paper or a card', () => {
  expect(inscriptionText({ kind: 'noshi', noshi_heading: '無地', noshi_cord: 'bow' })).toBe(
    '無地・紅白蝶結び',
  )
  expect(inscriptionText({ kind: 'message_card', noshi_heading: '花', message: 'ありがとう' })).toBe(
    '花・「ありがとう」',
  )
})

test.each([
  [{ noshi_heading: '御歳暮', noshi_name: ' ' }, true],
  [{ noshi_heading: '御歳暮', noshi_name: '田中' }, false],
  [{ noshi_heading: '無地' }, false],
  [{ noshi_heading: null }, false],
])('tells whether a name is missing on %j', (noshi, isNameless) => {
  expect(isNoshiNameless(noshi)).toBe(isNameless)
})
