import { cancelPendingReads } from '@storefront/http'
import { beginNavigation, endNavigation } from './navigation.state'

jest.mock('@storefront/http', () => ({ cancelPendingReads: jest.fn() }))

test('a change of screens cancels pending reads (§2)', () => {
  const abort = beginNavigation(new URL('/news', location.origin), { isReplacing: false })

  expect(cancelPendingReads).toHaveBeenCalledTimes(1)
  endNavigation(abort)
})
