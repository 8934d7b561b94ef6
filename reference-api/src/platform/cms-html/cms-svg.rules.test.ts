import { cleanSvg } from './cms-svg.rules'

test('keeps an SVG’s drawing and removes its script', () => {
  const svg = cleanSvg(
    '<svg viewBox="0 0 1 1"><script>x()</script><linearGradient id="a"></linearGradient><path d="M0 0" onload="x()"/><use href="https://evil.example/#a"/></svg>',
  )

  expect(svg).toContain('viewBox="0 0 1 1"')
  expect(svg).toContain('linearGradient')
  expect(svg).not.toMatch(/script|onload|evil/)
})
