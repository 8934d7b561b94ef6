import { renderReport } from './report.rules.mjs'

const report = { remote: 'cart', stable: '1.0.0', candidate: '1.1.0', refused: [], told: [], pairs: [] }

test('shows both releases of a page beside its differences', () => {
  const html = renderReport({
    ...report,
    refused: [{ page: '/cart', text: 'the price 1円 is now 2円' }],
    pairs: [
      { page: '/cart', width: 390, stable: 'cart-390-stable.png', candidate: 'cart-390-candidate.png' },
    ],
  })

  expect(html).toContain('<h2>/cart</h2><ul><li class="refused">refused: the price 1円 is now 2円</li>')
  expect([...html.matchAll(/src="(.*?)"/g)].map(([, file]) => file)).toEqual([
    'cart-390-stable.png',
    'cart-390-candidate.png',
  ])
})

test('escapes words of a page', () => {
  const html = renderReport({ ...report, told: [{ page: '/cart', text: 'the words <b> are gone' }] })

  expect(html).toContain('the words &#60;b&#62; are gone')
})
