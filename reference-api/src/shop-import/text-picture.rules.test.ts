import { picturesOfText, withPictures } from './text-picture.rules'

const html =
  '<p>角を折ります。</p><p><img src="wrap-1.webp" alt="布の角をかぶせる"></p><img src="/media/a/b/640.webp" alt="">'

test('finds pictures in the folder by names without a path', () => {
  expect(picturesOfText(html)).toEqual([{ file: 'wrap-1.webp', alt: '布の角をかぶせる' }])
})

test('renders a picture in every width with its dimensions', () => {
  const text = withPictures(html, () => ({ name: 'wrap-1', hash: 'abc', width: 1200, height: 800 }))

  expect(text).toContain('<source type="image/avif" srcset="/media/wrap-1/abc/160.avif 160w, ')
  expect(text).toContain('src="/media/wrap-1/abc/640.webp"')
  expect(text).toContain('width="1200" height="800" alt="布の角をかぶせる"')
  expect(text).toContain('<img src="/media/a/b/640.webp" alt="">')
})
