/** jsdom's error for a window without a document; only a closed window has none. */
const withoutDocument = /^Cannot read properties of null \(reading '_\w+'\)$/

/** True for an error of work left behind by a closed window, whose page has been judged already. */
export function isLeftByClosedWindow(error: unknown): boolean {
  const { message = '', stack = '' } = (error ?? {}) as { message?: string; stack?: string }
  return withoutDocument.test(message) && /jsdom\/lib\/jsdom\/browser\/Window\.js/.test(stack)
}
