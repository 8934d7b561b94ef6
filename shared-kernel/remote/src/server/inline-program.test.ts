/** @jest-environment node */
import { inlineProgram } from './inline-program'

test('calls a program with its arguments', () => {
  const program = inlineProgram(
    (names: string[], other?: string) => void names.push(other ?? 'none'),
    ['a'],
    undefined,
  )

  expect(() => new Function(program)()).not.toThrow()
  expect(program.endsWith('(["a"],undefined)')).toBe(true)
})

test.each(['</script><script>', '<!--'])('refuses text that closes its own script element (%s)', (text) => {
  expect(() => inlineProgram((_text: string) => undefined, text)).toThrow('would close its script element')
})
