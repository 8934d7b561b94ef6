import { createRequire } from 'node:module'

type Rule = { include?: string; use: { options?: { modules?: { localIdentName?: string } } }[] }
type Css = (prefix: string, options: { isServer: boolean; isDevelopment?: boolean }) => Rule[]

const { css } = createRequire(__filename)('./base.cjs') as { css: Css }

/** Returns the patterns of class names: those of kernel components, and the package's own. */
function classNames(options: { isServer: boolean; isDevelopment?: boolean }) {
  const rules = css('cart', options).map(({ include, use }) => ({
    isOfKernel: include !== undefined,
    name: use.at(-1)?.options?.modules?.localIdentName,
  }))
  const find = (wanted: boolean) => rules.find(({ isOfKernel, name }) => name && isOfKernel === wanted)?.name
  return { ofKernel: find(true), own: find(false) }
}

test('kernel components have the same class names in every build', () => {
  const builds = [true, false].flatMap((isServer) =>
    [true, false].map((isDevelopment) => classNames({ isServer, isDevelopment })),
  )

  expect(new Set(builds.map(({ ofKernel }) => ofKernel))).toEqual(new Set(['ui-[hash:base64:5]']))
})

test('a remote in development names its classes as its sources do', () => {
  expect(classNames({ isServer: true, isDevelopment: true }).own).toBe('cart-[local]-[hash:base64:5]')
  expect(classNames({ isServer: true }).own).toBe('cart-[hash:base64:5]')
})
