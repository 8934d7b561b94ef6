import { folderPairs } from './folder-pairs.mjs'

const source = (file: string, ...targets: string[]) => ({
  file: `mfe-cart/src/${file}`,
  text: targets.map((target) => `import { it } from '${target}'`).join('\n'),
})

test('reports two folders that import each other', () => {
  const pairs = folderPairs([
    source('engine/cart.state.ts', '../checkout/draft.state'),
    source('checkout/draft.state.ts', '../engine/cart.api'),
    source('engine/cart.api.ts'),
  ])

  expect(pairs).toEqual([
    {
      folders: ['mfe-cart/src/checkout', 'mfe-cart/src/engine'],
      imports: [
        'mfe-cart/src/checkout/draft.state.ts → ../engine/cart.api',
        'mfe-cart/src/engine/cart.state.ts → ../checkout/draft.state',
      ],
    },
  ])
})

test('ignores one direction, nested folders, tests and row types', () => {
  expect(
    folderPairs([
      source('cart/screen.tsx', '../engine/cart.api', './parts/row'),
      source('cart/parts/row.tsx', '../screen'),
      source('engine/cart.api.ts', '../cart/cart.table'),
      source('engine/cart.test.ts', '../cart/screen'),
      source('cart/cart.table.ts'),
    ]),
  ).toEqual([])
})
