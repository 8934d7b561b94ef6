import { placeOfStack, sourcesOf } from './stack-place.mjs'

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
  const [sentence = '', ...details] = message.split('\n')
  return {
    message: `${page}: ${sentence}`,
    ...(place ? { place } : {}),
    ...(details.length > 0 ? { details: details.join('\n').trim() } : {}),
  }
}
