import { isIPv4, isIPv6 } from 'node:net'

const groupCount = 8
/** Number of 16-bit groups in a key. An ISP's customer can usually choose any address within a /64. */
const networkGroups = 4

/**
 * Returns an address's rate-limit key: the address itself for IPv4, its /64 for IPv6. Any other text is its
 * own key.
 */
export function addressKey(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return isIPv4(bare) ? bare : address
  const groups = parseGroups(bare)
  const [seventh = 0, eighth = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.')
  return `${groups
    .slice(0, networkGroups)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Parses an IPv6 address into its eight numbers, even if it is shortened or ends in IPv4 notation. */
function parseGroups(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map((part) =>
    part
      .split(':')
      .filter((group) => group !== '')
      .flatMap(parseGroup),
  )
  return [...head, ...Array<number>(groupCount - head.length - tail.length).fill(0), ...tail]
}

function parseGroup(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)]
  const [first = 0, second = 0, third = 0, fourth = 0] = group.split('.').map(Number)
  return [first * 256 + second, third * 256 + fourth]
}
