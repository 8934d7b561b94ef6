/** Domains of the mailboxes that most shoppers in Japan use. */
const knownDomains = [
  'gmail.com',
  'yahoo.co.jp',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'softbank.ne.jp',
  'i.softbank.jp',
  'icloud.com',
  'outlook.com',
  'outlook.jp',
  'hotmail.com',
  'hotmail.co.jp',
]

/** Domains of other mailboxes that lie one letter beside a known one. */
const realNeighbours = ['ymail.com', 'email.com', 'mail.com']

/** Mistakes by more than one letter. */
const farMistakes: Partial<Record<string, string>> = {
  'gmail.co.jp': 'gmail.com',
  'gmail.jp': 'gmail.com',
  'gmail.ne.jp': 'gmail.com',
  'yahoo.ne.jp': 'yahoo.co.jp',
  'docomo.co.jp': 'docomo.ne.jp',
  'ezweb.co.jp': 'ezweb.ne.jp',
  'icloud.co.jp': 'icloud.com',
}

/** Returns true if one letter is missing, added or replaced, or if two adjacent ones are swapped. */
function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start]
  return (
    short.slice(start + 1) === long.slice(start + 1) ||
    (isSwapped && short.slice(start + 2) === long.slice(start + 2))
  )
}

/**
 * Returns the domain that the shopper probably meant, e.g. gmail.com for `gmial.com`. Undefined if the domain
 * is known or resembles no known one.
 */
export function findMeantDomain(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (!email.includes('@') || knownDomains.includes(domain) || realNeighbours.includes(domain))
    return undefined
  return farMistakes[domain] ?? knownDomains.find((known) => isOneLetterApart(domain, known))
}
