import { cardValidity } from './card-validity.rules'

test.each([
  ['11/26', '2026-11-30', 'soon'],
  ['11/26', '2026-12-01', 'expired'],
  ['12/26', '2026-11-01', 'soon'],
  ['01/27', '2026-12-31', 'soon'],
  ['02/27', '2026-12-31', 'valid'],
  ['unknown', '2026-12-31', 'valid'],
])('treats a card valid through %s on %s as %s', (expiration, today, validity) => {
  expect(cardValidity({ expiration }, today)).toBe(validity)
})
