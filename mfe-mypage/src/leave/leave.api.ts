import { deleteMyUser, getMyPoints } from '@storefront/contracts'
import { call } from '@storefront/http'
import { forgetLogin } from '@storefront/session'

/** What is lost first of all. */
export async function fetchPoint(signal: AbortSignal): Promise<number> {
  return (await call(getMyPoints, { signal })).data.point
}

/**
 * Leaves the shop; the stored token goes with the member (§4). @throws ResponseError 422 with a message at
 * the password
 */
export async function leaveShop(current_password: string): Promise<void> {
  await call(deleteMyUser, { body: { current_password } })
  forgetLogin('account-closed')
}
