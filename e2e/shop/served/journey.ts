import { test as base } from '../running-shop'
import { Reader } from './reader'

/** A journey without a browser. `reader` takes the place of the shopper. */
export const test = base.extend<{ reader: Reader }>({
  reader: async ({ request, baseURL }, use, info) => {
    const reader = new Reader(request, baseURL ?? '')
    await use(reader)
    if (info.status !== info.expectedStatus)
      throw new Error(`It failed at ${reader.url.href}\n${reader.text.slice(0, 1_000)}`)
  },
})

/** Creates a test on another shop's host. All shops share one front end. */
export const testAt = (host: string) =>
  test.extend({ baseURL: async ({ shopOrigin }, use) => use(shopOrigin.replace('localhost', host)) })

export { expect } from '@playwright/test'
