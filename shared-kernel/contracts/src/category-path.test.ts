import { categoryPath } from './category-path'

test.each([
  [{ key: 'お茶&菓子' }, '/product?category=%E3%81%8A%E8%8C%B6%26%E8%8F%93%E5%AD%90'],
  [{ key: 'midorigaoka-jh', school_key: '2101' }, '/school/2101'],
])('leads from the category %j to %s', (category, path) => {
  expect(categoryPath(category)).toBe(path)
})
