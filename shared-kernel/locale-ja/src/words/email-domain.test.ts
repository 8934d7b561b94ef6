import { findMeantDomain } from './email-domain'

test.each([
  ['misaki@gmail.con', 'gmail.com'],
  ['misaki@gmial.com', 'gmail.com'],
  ['misaki@gmai.com', 'gmail.com'],
  ['misaki@gmaill.com', 'gmail.com'],
  ['misaki@gmail.co.jp', 'gmail.com'],
  ['misaki@GMAIL.CON', 'gmail.com'],
  ['misaki@yahoo.co.jo', 'yahoo.co.jp'],
  ['misaki@docomo.ne.jo', 'docomo.ne.jp'],
  ['misaki@docom.ne.jp', 'docomo.ne.jp'],
  ['misaki@iclould.com', 'icloud.com'],
])('reads the domain of %s as %s', (email, domain) => {
  expect(findMeantDomain(email)).toBe(domain)
})

test.each(['misaki@gmail.com', 'misaki@ymail.com', 'misaki@example.com', 'gmail.con', 'misaki@au.com', ''])(
  'has no question about %j',
  (email) => expect(findMeantDomain(email)).toBeUndefined(),
)
