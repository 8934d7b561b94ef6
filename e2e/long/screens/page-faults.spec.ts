import { expect, test } from '../../shop/journey'
import { keyboardFaults, pageFaults, reflowFaults } from '../../shop/looks/page-faults'

const linksTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `<a href="#${index}">段${index}</a>`).join(' ')

const pageOf = (content: string) =>
  `<!doctype html><html lang="ja"><title>棚</title><style>body { margin: 0 } :focus { outline: 2px solid }</style>
  <main><h1>棚</h1>${content}</main><footer>${linksTo(9)}</footer></html>`

test('axe reports missing alt text and contrast at each width', async ({ page }) => {
  await page.setContent(pageOf('<img src="data:,"><p style="color: #aaa">淡い</p>'))
  const faults = (await pageFaults(page)).map((fault) => fault.replace(/:.*/, ''))

  expect(faults).toEqual([
    '390 px, color-contrast',
    '390 px, image-alt',
    '1280 px, color-contrast',
    '1280 px, image-alt',
  ])
  await page.setContent(pageOf('<img src="data:," alt="皿"><p>濃い</p>'))
  expect(await pageFaults(page)).toEqual([])
})

test('reports controls that are unreachable, lack focus styles or break order', async ({ page }) => {
  const links = linksTo(30)
  await page.setContent(pageOf(`${links}<button>買う</button>`))
  expect(await keyboardFaults(page)).toEqual([])

  await page.setContent(pageOf(`${links}<div inert><button>買う</button></div>`))
  expect(await keyboardFaults(page)).toEqual([expect.stringMatching(/^is not reached: <button/)])
  await page.setContent(pageOf(`${links}<button style="outline: none">買う</button>`))
  expect(await keyboardFaults(page)).toEqual([expect.stringMatching(/^shows no focus: <button/)])
  await page.setContent(pageOf(`${links}<button onfocus="document.links[0].focus()">買う</button>`))
  expect(await keyboardFaults(page)).toContainEqual(expect.stringMatching(/^out of turn: /))
})

test('reports content wider than the window at 400 % zoom', async ({ page }) => {
  await page.setContent(pageOf('<p style="width: 350px">棚</p>'))
  expect(await reflowFaults(page)).toEqual(['320 px: 30 px too wide'])

  await page.setContent(pageOf('<p style="width: 20rem">棚</p>'))
  expect(await reflowFaults(page)).toEqual(['390 px, text at 200 %: 250 px too wide'])
  await page.setContent(pageOf('<p style="width: 1300px">棚</p>'))
  expect(await pageFaults(page)).toEqual(['390 px: 910 px too wide', '1280 px: 20 px too wide'])
})
