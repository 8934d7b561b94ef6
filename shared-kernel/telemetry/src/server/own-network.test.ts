/** @jest-environment node */
import { isOfOwnNetwork } from './own-network'

test.each(['127.0.0.1', '10.3.4.5', '172.31.0.1', '192.168.1.2', '::1', 'fd12::1', '::ffff:127.0.0.1'])(
  'treats %s as local or private',
  (address) => expect(isOfOwnNetwork(address)).toBe(true),
)

test.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7', 'unknown'])(
  'treats %s as public',
  (address) => expect(isOfOwnNetwork(address)).toBe(false),
)
