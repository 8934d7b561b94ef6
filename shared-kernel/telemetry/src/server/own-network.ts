import { BlockList, isIPv6 } from 'node:net'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addSubnet('10.0.0.0', 8)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')

/** Checks for an address of this machine or a private network. Its clients are operators, not shoppers. */
export function isOfOwnNetwork(address: string): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return own.check(mapped)
  return own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
