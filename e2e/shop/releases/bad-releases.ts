import type { Breakage } from './broken-release'
import { renders } from './rewritten-page'

export type BadRelease = {
  mistake: string
  /** True if the case runs in the gate instead of the long suite. */
  isInGate?: true
  breakage: Breakage
  /** Reason why the composition is rejected. */
  refused: RegExp
  /** Content of /cart once the release is live: the screen, or the error panel. */
  shopper: 'the screen' | 'the panel'
  /** Line in the log of the remote's server, which also contains the remote's name and version. */
  logged?: RegExp
  /** True if the line appears only after the release has rendered several pages. */
  isLoggedLate?: true
  /** Message in the browser's console, which also contains the remote's name and version. */
  reported?: RegExp
}

const bus = `globalThis.__FEDERATION__.__INSTANCES__[0].loadShare('@storefront/event-bus').then((load) => load())`

export const badReleases: BadRelease[] = [
  {
    mistake: 'blocks the event loop while rendering',
    isInGate: true,
    breakage: { server: renders('while (true);') },
    refused: /its event loop was blocked/,
    shopper: 'the screen',
    logged: /its event loop was blocked/,
  },
  {
    mistake: 'blocks the event loop while loading',
    breakage: { server: 'while (true);' },
    refused: /could not render after/,
    shopper: 'the screen',
    logged: /could not render after/,
  },
  {
    mistake: 'throws while loading on the server',
    breakage: { server: `throw new Error('no start')` },
    refused: /it ended with code 1/,
    shopper: 'the screen',
    logged: /no start/,
  },
  {
    mistake: 'exits the process while loading',
    breakage: { server: 'process.exit(0)' },
    refused: /it ended with code 0/,
    shopper: 'the screen',
    logged: /it ended with code 0/,
  },
  {
    mistake: 'throws in a timer',
    breakage: {
      server: renders(
        `setTimeout(() => { throw new Error('too late') }); return good.renderFragment(request)`,
      ),
    },
    refused: /it ended with code 1/,
    shopper: 'the screen',
    logged: /too late/,
  },
  {
    mistake: 'leaves a promise rejection unhandled',
    breakage: {
      server: renders(`void Promise.reject(new Error('forgotten')); return good.renderFragment(request)`),
    },
    refused: /promises were rejected and nobody heard/,
    shopper: 'the screen',
    logged: /forgotten/,
  },
  {
    mistake: 'throws while rendering',
    breakage: { server: renders(`throw new TypeError('lines is undefined')`) },
    refused: /\/cart: Error|fragment|lines is undefined/,
    shopper: 'the screen',
    logged: /lines is undefined/,
  },
  {
    mistake: 'replaces a global function',
    breakage: { server: `globalThis.fetch = () => { throw new Error('replaced') }` },
    refused: /hydration-recovered/,
    shopper: 'the screen',
  },
  {
    mistake: 'leaks memory on each page',
    breakage: {
      server: `const kept = []; ${renders(`kept.push(Buffer.alloc(64 * 1024 * 1024, 1)); return good.renderFragment(request)`)}`,
    },
    refused: /keeps \d+ MB of each page/,
    shopper: 'the screen',
    logged: /render worker replaced|out of memory/,
    isLoggedLate: true,
  },
  {
    mistake: 'takes three seconds to render',
    breakage: {
      server: renders(
        `await new Promise((resolve) => setTimeout(resolve, 3_000)); return good.renderFragment(request)`,
      ),
    },
    refused: /ms on the server/,
    shopper: 'the screen',
  },
  {
    mistake: 'never finishes rendering',
    breakage: { server: renders('return new Promise(() => undefined)') },
    refused: /was not rendered within/,
    shopper: 'the screen',
  },
  {
    mistake: 'throws while being evaluated in the browser',
    isInGate: true,
    breakage: { client: `throw new Error('no start');` },
    refused: /in the browser/,
    shopper: 'the panel',
  },
  {
    mistake: 'throws while rendering in the browser',
    breakage: { words: ['"カートに商品は入っていません"', `(()=>{throw new Error('no text')})()`] },
    refused: /no text/,
    shopper: 'the panel',
  },
  {
    mistake: 'renders different text in the browser and on the server',
    breakage: {
      server: renders(
        `const page = await good.renderFragment(request); return { ...page, html: page.html.replaceAll('カート', 'かご') }`,
      ),
    },
    refused: /hydration-recovered/,
    shopper: 'the screen',
  },
  {
    mistake: 'loops forever in the browser',
    breakage: { client: `if (navigator.userAgent.includes('jsdom')) while (true);` },
    refused: /nothing more happened/,
    shopper: 'the screen',
  },
  {
    mistake: 'contains a syntax error',
    breakage: { words: ['"use strict"', '"use strict'] },
    refused: /in the browser|SyntaxError|it ended/,
    shopper: 'the panel',
  },
  {
    mistake: 'publishes a malformed event',
    breakage: { client: `${bus}.then(({ publish }) => publish('cart.changed', { lines: 'three' }));` },
    refused: /event-refused.* cart.changed: count is missing/,
    shopper: 'the screen',
    reported: /cart.changed: count is missing/,
  },
  {
    mistake: 'floods other remotes with events',
    breakage: {
      client: `${bus}.then(({ publish }) => setInterval(() => { for (let i = 0; i < 1_000; i++) publish('product.viewed', { product_id: 1 }) }, 50));`,
    },
    refused: /event-refused.* product.viewed: more than 50 in a second/,
    shopper: 'the screen',
    reported: /product.viewed: more than 50 in a second/,
  },
  {
    mistake: 'floods the shopper with toasts',
    breakage: {
      client: `${bus}.then(({ publish }) => setInterval(() => { for (let i = 0; i < 100; i++) publish('toast.raised', { type: 'positive', message: 'カート' + Math.random() }) }, 100));`,
    },
    refused: /event-refused.* toast.raised: more than 50 in a second/,
    shopper: 'the screen',
    reported: /toast.raised: more than 50 in a second/,
  },
]
