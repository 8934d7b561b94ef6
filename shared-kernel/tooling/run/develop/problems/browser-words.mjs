import { placeOfStack, sourcesOf } from './stack-place.mjs'

/** What React adds to each tree that does not fit; the tree itself follows. */
const advice = / This can happen if a SSR-ed Client Component used:.*?hydration-mismatch/s

/**
 * What a page has told of itself, at the place of its source.
 * @param {{ kind: string, message: string, stack: string, componentStack?: string, page: string }} told
 * @param {(file: string) => string | undefined} readBuilt text of a file of the build
 * @returns {import('./problems.mjs').Problem}
 */
export function problemOfPage({ kind, message, stack, componentStack = '', page }, readBuilt) {
  const resolve = sourcesOf((url) =>
    readBuilt(`${url.slice(url.lastIndexOf('/') + 1).replace(/\?.*/, '')}.map`),
  )
  // Where markup differs is told by the components around it, and by nothing else.
  const place = placeOfStack(kind === 'hydration' ? componentStack : `${stack}\n${componentStack}`, resolve)
  const [sentence = '', ...others] = message.replace(advice, '\n').split('\n')
  const details = others.join('\n').replace(/^\n+|\s+$/g, '')
  return { message: `${page}: ${sentence}`, ...(place ? { place } : {}), ...(details ? { details } : {}) }
}
