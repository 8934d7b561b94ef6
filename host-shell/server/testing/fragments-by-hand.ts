import { shopVersionHeader } from '@storefront/contracts/shop-changes'
import type { Fragment } from '@storefront/remote/server'
import { aFragment } from './fake-servers'

export type AskedFragment = {
  url: string
  version: string
  cookie: string
  /** The version that the page must not be older than. */
  shopVersion: string
  isGivenUp: boolean
  answer(own?: Partial<Fragment>): void
  fail(): void
}

/** Lets the test respond to fragment requests by hand. Uses no network, so the clock can be faked. */
export function answerFragmentsByHand(): AskedFragment[] {
  const asked: AskedFragment[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = new URL(String(input))
    return new Promise((resolve, reject) => {
      const version = address.pathname.split('/')[1] ?? ''
      const one: AskedFragment = {
        url: address.searchParams.get('url') ?? '',
        version,
        cookie: new Headers(init?.headers).get('cookie') ?? '',
        shopVersion: new Headers(init?.headers).get(shopVersionHeader) ?? '',
        isGivenUp: false,
        answer: (own) => resolve(Response.json(aFragment(version, { sharedMaxAgeMs: 60_000, ...own }))),
        fail: () => resolve(Response.json({}, { status: 500 })),
      }
      init?.signal?.addEventListener('abort', () => {
        one.isGivenUp = true
        reject(new Error('aborted'))
      })
      asked.push(one)
    })
  })
  return asked
}
