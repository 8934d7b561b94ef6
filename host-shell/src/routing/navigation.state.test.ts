import { cancelPendingReads } from '@storefront/http'
import { beginNavigation, endNavigation } from './navigation.state'

jest.mock('@storefront/http', () => ({ cancelPendingReads: jest.fn() }))

test('cancels pending reads when the screen changes (§2)', () => {
  const abort = beginNavigation(new URL('/news', location.origin), { isReplacing: false })

  expect(cancelPendingReads).toHaveBeenCalledTimes(1)
  endNavigation(abort)
})
