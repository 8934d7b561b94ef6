import { pageOfUrl, pathOfPage } from './page-number'

test('omits the number of the first page from its URL', () => {
  expect(pathOfPage('/news', 1)).toBe('/news')
  expect(pathOfPage('/news', 2)).toBe('/news?page=2')
})

test('treats an invalid page number as the first page', () => {
  for (const page of ['', '0', '-1', '1.5', 'abc']) expect(pageOfUrl(`http://shop/news?page=${page}`)).toBe(1)
  expect(pageOfUrl('http://shop/news?page=3')).toBe(3)
})
