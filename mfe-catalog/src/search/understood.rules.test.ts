import { changeSearch, readSearch, withoutChoice, writeSearch } from './product-search.rules'
import { toUnderstoodSearch } from './understood.rules'

const understood = {
  word: 'お菓子',
  occasion: [],
  recipient: ['boss'],
  tag: [],
  trait: [],
  without: ['卵'],
  price_to: 5_000,
}
const search = readSearch(
  new URLSearchParams('word=上司へ卵なしのお菓子 5000円以内&category=tea&page=3&from=2'),
)
const meant = toUnderstoodSearch(search, understood)

test('writes understood choices to the URL beside the typed term', () => {
  expect(decodeURIComponent(writeSearch(meant))).toBe(
    '/product?word=お菓子&category=tea&recipient=boss&without=卵&price_to=5000&asked=上司へ卵なしのお菓子+5000円以内',
  )
})

test('forgets the typed term once a choice is taken off', () => {
  expect(withoutChoice(meant, 'recipient', 'boss').asked).toBeUndefined()
})

test('keeps the typed term on other pages and in other orders', () => {
  expect(changeSearch(meant, { sort: 'newest' }).asked).toBe('上司へ卵なしのお菓子 5000円以内')
  expect(changeSearch(meant, { page: 2 }).asked).toBe('上司へ卵なしのお菓子 5000円以内')
})

test('filters by tomorrow’s delivery to the known prefecture', () => {
  const tomorrow = { ...understood, word: 'お菓子 早くお届け', tomorrow: { word: 'お菓子' } }

  expect(toUnderstoodSearch(search, tomorrow, '沖縄県')).toMatchObject({
    word: 'お菓子',
    tomorrowIn: '沖縄県',
  })
  expect(toUnderstoodSearch(search, tomorrow)).toMatchObject({ word: 'お菓子', tomorrowIn: 'near' })
})

test('filters by a named day in the known prefecture', () => {
  const meant = toUnderstoodSearch(search, { ...understood, arrive_by: '2026-12-10' }, '沖縄県')
  const url = decodeURIComponent(writeSearch(meant))

  expect(url).toContain('tomorrow=沖縄県&arrive_by=2026-12-10')
  expect(readSearch(new URLSearchParams(url.split('?')[1]))).toEqual(meant)
})

test('keeps the named child in the URL', () => {
  const meant = toUnderstoodSearch(search, { ...understood, child: 'girl' })
  const url = writeSearch(meant)

  expect(url).toContain('child=girl')
  expect(readSearch(new URLSearchParams(url.split('?')[1]))).toEqual(meant)
})
