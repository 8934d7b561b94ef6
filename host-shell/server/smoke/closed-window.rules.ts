/** What a window without a document answers from inside jsdom: every other window has one. */
const withoutDocument = /^Cannot read properties of null \(reading '_\w+'\)$/

/** Whether work that a closed window left behind broke: the page it came from was judged already. */
export function isLeftByClosedWindow(error: unknown): boolean {
  const { message = '', stack = '' } = (error ?? {}) as { message?: string; stack?: string }
  return withoutDocument.test(message) && /jsdom\/lib\/jsdom\/browser\/Window\.js/.test(stack)
}
