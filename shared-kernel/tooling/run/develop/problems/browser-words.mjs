import { findSourcePlace, createSourceResolver } from './stack-place.mjs'

/** Matches the advice that React adds to each hydration mismatch. The component tree follows it. */
const advice = / This can happen if a SSR-ed Client Component used:.*?hydration-mismatch/s

/**
 * Converts the report of a page to a problem located in the sources.
 * @param {{ kind: string, message: string, stack: string, componentStack?: string, page: string }} told
 * @param {(file: string) => string | undefined} readBuilt text of a file of the build
 * @returns {import('./problems.mjs').Problem}
 */
export function parsePageReport({ kind, message, stack, componentStack = '', page }, readBuilt) {
  const resolve = createSourceResolver((url) =>
    readBuilt(`${url.slice(url.lastIndexOf('/') + 1).replace(/\?.*/, '')}.map`),
  )
  // Only the component stack shows where the markup differs.
  const place = findSourcePlace(
    kind === 'hydration' ? componentStack : `${stack}\n${componentStack}`,
    resolve,
  )
  const [sentence = '', ...others] = message.replace(advice, '\n').split('\n')
  const details = others.join('\n').replace(/^\n+|\s+$/g, '')
  return { message: `${page}: ${sentence}`, ...(place ? { place } : {}), ...(details ? { details } : {}) }
}
