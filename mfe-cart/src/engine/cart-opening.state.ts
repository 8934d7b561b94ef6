import { readCartToken } from './cart-token.state'

const key = 'cart-opening-at'
/** §9: another tab's cart is looked for every 100 ms, up to three seconds. */
const pollingMs = 100
const longestWaitMs = 3_000

const isOpeningElsewhere = () => Date.now() - Number(localStorage.getItem(key) ?? 0) < longestWaitMs

/**
 * The token to open the cart with. Two tabs that start at once must not make two carts:
 * who has none waits for the tab that began first.
 */
export async function whenOtherTabsOpened(): Promise<string | undefined> {
  while (readCartToken() === undefined && isOpeningElsewhere()) {
    await new Promise((resolve) => setTimeout(resolve, pollingMs))
  }
  const token = readCartToken()
  if (token === undefined) localStorage.setItem(key, String(Date.now()))
  return token
}

export function endOpening() {
  localStorage.removeItem(key)
}
