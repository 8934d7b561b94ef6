import { escapeHtml, inlineCss, inlineJson } from './html'

const hostile = '</script><script>alert("1")</script><!-- \u2028\u2029 &amp; \'x\''

test('preserves escaped text in content and attributes', () => {
  const element = document.createElement('p')
  element.innerHTML = `<b title="${escapeHtml(hostile)}">${escapeHtml(hostile)}</b>`

  expect(element.textContent).toBe(hostile)
  expect(element.querySelector('b')?.title).toBe(hostile)
  expect(element.querySelectorAll('*')).toHaveLength(1)
  expect(escapeHtml("'")).not.toContain("'")
})

test('prevents inlined JSON from closing its element', () => {
  const block = inlineJson({ name: hostile })

  expect(block).not.toMatch(/<|[\u2028\u2029]/)
  expect(JSON.parse(block)).toEqual({ name: hostile })
})

test('prevents styles from closing their element', () => {
  expect(inlineCss('a::after{content:"</style><script>"}')).toBe('a::after{content:"<\\/style><script>"}')
})
