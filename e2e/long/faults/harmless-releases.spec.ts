import { expect, test } from '../../shop/own-shop'
import { harmlessReleases } from '../../shop/releases/harmless/harmless-releases'
import { formatVerdict, judge, type Verdict } from '../../shop/releases/try-releases'

// The last test judges the verdicts of the others.
test.describe.configure({ mode: 'serial', retries: 0 })

const judged: Verdict[] = []

for (const [index, [kind, harmless]] of harmlessReleases.entries())
  test(`tries a release that ${harmless.change}`, async ({ shop }) => {
    const verdict = await judge(shop, `7.${index}.0`, harmless, harmless.change)
    judged.push(verdict)
    process.stdout.write(`${formatVerdict(kind, verdict)}\n`)
    expect(verdict.words).not.toBe('')
  })

test('stops at most one of 50 harmless releases', () => {
  expect(judged).toHaveLength(50)
  expect(judged.filter(({ isStopped }) => isStopped).length).toBeLessThanOrEqual(1)
})
