import { addRender, computeMedians, type Render } from './render-times.rules'

const begin = 10_000_000
function rendersOf(count: number, render: Partial<Render> = {}): Render[] {
  const renders: Render[] = []
  for (let page = 0; page < count; page += 1)
    addRender(renders, { at: begin, ms: 100, address: `203.0.113.${page}`, ...render })
  return renders
}

test('accepts at most five renders per network', () => {
  expect(rendersOf(20, { address: '203.0.113.1' })).toHaveLength(5)
})

test('counts reports from the same network again after ten minutes', () => {
  const renders = rendersOf(5, { address: '203.0.113.1' })

  expect(addRender(renders, { at: begin + 601_000, ms: 100, address: '203.0.113.1' })).toBe(true)
  expect(renders).toHaveLength(1)
})

test('stores at most fifty renders per half minute', () => {
  const renders = rendersOf(80)

  expect(renders).toHaveLength(50)
  expect(addRender(renders, { at: begin + 30_000, ms: 100, address: 'other' })).toBe(true)
})

test('compares a rarely rendered canary over the whole window', () => {
  const busy: Render[] = []
  const rare: Render[] = []
  for (let second = 0; second < 600; second += 1)
    for (let page = 0; page < 5; page += 1)
      addRender(busy, { at: begin + second * 1_000, ms: 100, address: `${second}.${page}` })
  for (let page = 0; page < 20; page += 1)
    addRender(rare, { at: begin + page * 29_000, ms: 900, address: `canary ${page}` })

  const { canary, stable } = computeMedians(rare, busy, begin + 600_000)

  expect(canary).toEqual({ count: 20, ms: 900 })
  expect(stable.count).toBeGreaterThan(900)
})

test("returns a canary's median when the stable release has no renders", () => {
  const { canary, stable } = computeMedians(rendersOf(3), [], begin + 5_000)

  expect(canary).toEqual({ count: 3, ms: 100 })
  expect(stable).toEqual({ count: 0, ms: 0 })
})
