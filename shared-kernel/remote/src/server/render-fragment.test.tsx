/** @jest-environment node */
import { renderFragment } from './render-fragment'

const routes = [
  { id: 'news', path: '/news', element: <h1>お知らせ</h1> },
  { id: 'endless', path: '/endless', element: <p>{'あ'.repeat(2_000_001)}</p> },
]
const render = (path: string) =>
  renderFragment('content', routes, new Request(`https://shop.example.jp${path}`))

test('returns the HTML, status and screens of a page', async () => {
  expect(await render('/news')).toMatchObject({
    status: 200,
    html: expect.stringContaining('<h1>お知らせ</h1>'),
    screens: expect.arrayContaining(['news']),
  })
})

test('rejects a page above the size limit', async () => {
  await expect(render('/endless')).rejects.toThrow('a page of more than 2000000 characters')
})
