/**
 * Returns the text of a function that a document runs as an inline script. The function lies in an
 * `.inline.ts` file, which the build minifies, and must not refer to anything outside itself. The arguments
 * are written as JSON.
 * @throws if the text could close the script element
 */
export function inlineProgram<Args extends unknown[]>(
  program: (...args: Args) => void,
  ...args: Args
): string {
  const text = `(${program.toString()})(${args.map((value) => JSON.stringify(value) ?? 'undefined').join()})`
  if (/<\/script|<!--/i.test(text)) throw new Error(`${program.name} would close its script element`)
  return text
}
