import { cleanHtml, cleanSvg } from './cms-html.rules'

test('what could run is gone, and the text stays', () => {
  const html = cleanHtml(
    '<p onclick="x()" style="color:red">本文<script>alert(1)</script><a href="javascript:x()">リンク</a></p><iframe src="/"></iframe>',
  )

  expect(html).toBe('<p>本文<a>リンク</a></p>')
})

test('a table and a link of the shop stay as they are', () => {
  const html =
    '<table><tbody><tr><th scope="row">送料</th><td>770円</td></tr></tbody></table><a href="/law">表記</a>'

  expect(cleanHtml(html)).toBe(html)
})

test('an SVG keeps its drawing and loses its script', () => {
  const svg = cleanSvg(
    '<svg viewBox="0 0 1 1"><script>x()</script><linearGradient id="a"></linearGradient><path d="M0 0" onload="x()"/><use href="https://evil.example/#a"/></svg>',
  )

  expect(svg).toContain('viewBox="0 0 1 1"')
  expect(svg).toContain('linearGradient')
  expect(svg).not.toMatch(/script|onload|evil/)
})
