import { expect, test } from '../../shop/journey'

const paths = [
  '/',
  '/product',
  '/product/imabari-towel-set',
  '/occasion',
  '/cart',
  '/login',
  '/faq',
  '/contact',
]

/** Lists the styles that change when the page's full sheets load, as `color of LI.row: red → blue`. */
async function readChangedStyles(): Promise<string[]> {
  const isShown = (one: Element) =>
    one.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions)
  const elements = [...document.querySelectorAll('body, body *')].filter(isShown)
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
  const parts = elements.flatMap((one) =>
    [undefined, '::before', '::after'].map((pseudo) => ({ one, pseudo })),
  )
  const readStyles = () =>
    parts.map(({ one, pseudo }) => {
      const style = getComputedStyle(one, pseudo)
      return names.map((name) => style.getPropertyValue(name))
    })

  const before = readStyles()
  const { content } = document.querySelector<HTMLTemplateElement>('template#scripts')!
  const sheets = [...content.querySelectorAll('link[rel=stylesheet]')].map(
    (one) => one.cloneNode() as Element,
  )
  const loaded = sheets.map((sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve)))
  document.head.append(...sheets)
  await Promise.all(loaded)
  const after = readStyles()

  return parts.flatMap(({ one, pseudo = '' }, at) =>
    names.flatMap((name, of) => {
      const [old, now] = [before[at]![of], after[at]![of]]
      return old === now ? [] : `${name} of ${one.tagName}.${one.classList}${pseudo}: ${old} → ${now}`
    }),
  )
}

for (const [colorScheme, viewport] of [
  ['light', { width: 390, height: 844 }],
  ['dark', { width: 1280, height: 900 }],
] as const)
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ isCold: true, isStill: true, colorScheme, viewport })

    test('a served page looks the same once its full sheets have loaded', async ({ page }) => {
      // The checkout's scripts start at this event and bring the full sheets with them.
      await page.addInitScript(() => addEventListener('load', (event) => event.stopImmediatePropagation()))
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.locator('template#scripts')).toBeAttached()

          expect.soft(await page.evaluate(readChangedStyles), path).toEqual([])
        })
    })
  })
