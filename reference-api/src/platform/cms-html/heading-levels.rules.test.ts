import { levelHeadings } from './heading-levels.rules'

const levels = (html: string, from: number) =>
  [...levelHeadings(html, from).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
const written = (...digits: number[]) => digits.map((digit) => `<h${digit}>見出し</h${digit}>`).join('')

test.each([
  ['that begin too high', [1, 2, 2, 1], 2, [2, 3, 3, 2]],
  ['that begin too low', [4, 5, 4], 2, [2, 3, 2]],
  ['that skip a level', [2, 4, 5, 3], 2, [2, 3, 4, 3]],
  ['that go above the first one’s level', [3, 2, 3], 2, [2, 2, 3]],
  ['below one of the page’s headings', [2, 3], 3, [3, 4]],
  ['that nest too deep', [1, 2, 3, 4, 5], 4, [4, 5, 6, 6, 6]],
  ['that are in order', [2, 3, 3, 2], 2, [2, 3, 3, 2]],
])('fits headings %s to the page’s levels', (_case, of, from, expected) => {
  expect(levels(written(...of), from)).toEqual(expected)
})

test('keeps a changed heading’s text and anchor', () => {
  expect(levelHeadings('<h4 id="wash">洗い方</h4><p>h4</p>', 2)).toBe('<h2 id="wash">洗い方</h2><p>h4</p>')
})
