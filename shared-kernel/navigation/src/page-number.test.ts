import { pageOfUrl, pathOfPage } from './page-number'

test('the first page of a list has one address only', () => {
  expect(pathOfPage('/news', 1)).toBe('/news')
  expect(pathOfPage('/news', 2)).toBe('/news?page=2')
})

test('an invalid page number is the first page', () => {
  for (const page of ['', '0', '-1', '1.5', 'abc']) expect(pageOfUrl(`http://shop/news?page=${page}`)).toBe(1)
  expect(pageOfUrl('http://shop/news?page=3')).toBe(3)
})
