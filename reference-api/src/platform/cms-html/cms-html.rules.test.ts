import { cleanHtml } from './cms-html.rules'

test('removes scripts but keeps the text', () => {
  const html = cleanHtml(
    '<p onclick="x()" style="color:red">本文<script>alert(1)</script><a href="javascript:x()">リンク</a></p><iframe src="/"></iframe>',
  )

  expect(html).toBe('<p>本文<a>リンク</a></p>')
})

test('leaves a link within the shop unchanged', () => {
  const html = '<p><a href="/law">表記</a></p>'

  expect(cleanHtml(html)).toBe(html)
})

test('wraps a table in a box that scrolls by keyboard', () => {
  const table = '<table><tbody><tr><th scope="row">送料</th><td>770円</td></tr></tbody></table>'

  expect(cleanHtml(table)).toBe(
    `<div class="table-box" role="group" aria-label="表" tabindex="0">${table}</div>`,
  )
})

test('loads images lazily and sizes them to the text column', () => {
  const html = cleanHtml(
    '<img src="/media/a/1/640.webp" srcset="/media/a/1/320.webp 320w" alt="包み" loading="eager">',
  )

  expect(html).toContain('loading="lazy"')
  expect(html).toContain('sizes="(min-width: 48rem) 680px, 100vw"')
  expect(html).toContain('alt="包み"')
})

test('replaces an embedded video with a link', () => {
  const html = cleanHtml('<iframe src="https://www.youtube.com/embed/M7lc1UVf-VE" title="包み方"></iframe>')

  expect(html).toBe(
    '<a href="https://www.youtube.com/watch?v=M7lc1UVf-VE" data-video="M7lc1UVf-VE">動画を再生する：包み方</a>',
  )
  expect(cleanHtml('<a href="/x" data-video="M7lc1UVf-VE">x</a>')).toBe('<a href="/x">x</a>')
})

test('starts headings at the given level without skipping levels', () => {
  expect(cleanHtml('<h1>包む</h1><h4>結ぶ</h4>', { headingsFrom: 3 })).toBe('<h3>包む</h3><h4>結ぶ</h4>')
})
