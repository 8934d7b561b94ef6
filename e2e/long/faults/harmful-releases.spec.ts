import { expect, test } from '../../shop/own-shop'
import { harmfulReleases } from '../../shop/releases/harmful/harmful-releases'
import { formatVerdict, judgeHarm, type JudgedHarm } from '../../shop/releases/try-releases'

// The last test judges the verdicts of the others.
test.describe.configure({ mode: 'serial', retries: 0 })

const judged: JudgedHarm[] = []

for (const [index, [kind, harmful]] of harmfulReleases.entries())
  test(`tries a release that ${harmful.mistake}`, async ({ shop, request }) => {
    const verdict = await judgeHarm(shop, request, `8.${index}.0`, harmful)
    judged.push(verdict)
    process.stdout.write(
      `${formatVerdict(kind, verdict)} | ${verdict.isCauseNamed ? 'cause named' : 'MISSED'}\n`,
    )
    expect(verdict.words).not.toBe('')
  })

test('stops 45 of 50 harmful releases within a minute, with their cause', () => {
  expect(judged).toHaveLength(50)
  const found = judged.filter(({ isCauseNamed, seconds }) => isCauseNamed && seconds <= 60)
  expect(found.length).toBeGreaterThanOrEqual(45)
})
