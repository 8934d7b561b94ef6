/** jsdom's error for a window without a document, which only happens after it is closed. */
const withoutDocument = /^Cannot read properties of null \(reading '_\w+'\)$/

/** Checks for an error from work that a closed window left behind. By then, its page has been judged. */
export function isLeftByClosedWindow(error: unknown): boolean {
  const { message = '', stack = '' } = (error ?? {}) as { message?: string; stack?: string }
  return withoutDocument.test(message) && /jsdom\/lib\/jsdom\/browser\/Window\.js/.test(stack)
}
