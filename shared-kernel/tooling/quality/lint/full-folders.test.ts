import { fullFolders } from './full-folders.mjs'

const files = (folder: string, count: number, extension = 'ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.${extension}`)

test('reports a folder with thirteen code files', () => {
  expect(fullFolders([...files('mfe-cart/src/cart', 13, 'tsx'), ...files('mfe-cart/src/order', 12)])).toEqual(
    [{ folder: 'mfe-cart/src/cart', count: 13 }],
  )
})

test('does not count tests, styles and folders of similar files', () => {
  expect(
    fullFolders([
      ...files('mfe-cart/src/cart', 12),
      ...files('mfe-cart/src/cart', 5, 'test.ts'),
      ...files('mfe-cart/src/cart', 5, 'module.css'),
      ...files('mfe-cart/src/cart', 5, 'examples.ts'),
      ...files('shared-kernel/ui/src/button', 13),
    ]),
  ).toEqual([])
})
