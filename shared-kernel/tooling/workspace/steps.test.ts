import { endedSteps, step } from './steps.mjs'

let printed = ''
beforeEach(() => {
  printed = ''
  jest.spyOn(process.stdout, 'write').mockImplementation((words) => Boolean((printed += String(words))))
})
afterEach(() => jest.restoreAllMocks())

test('prints each step’s name and records its duration', async () => {
  await step('Building', () => 'built')

  expect(printed).toMatch(/^Building …\nBuilding: \d+\.\d s\n$/)
  expect(endedSteps.at(-1)).toEqual({ name: 'Building', seconds: expect.any(Number) })
})

test('prints by how much a step exceeds its budget', async () => {
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(75_000)

  await step('Building', () => 'built', { budgetSeconds: 60 })

  expect(printed).toContain('Building: 75.0 s, 15 s over its budget of 60 s')
})

test('limits a step to three times its budget', async () => {
  const limitMs = await step('Building', (limit) => limit, { budgetSeconds: 60 })

  expect(limitMs).toBe(180_000)
})

test('rejects a step that ignores its limit', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  const hung = step('Building', () => new Promise(() => undefined), { budgetSeconds: 60 })
  const end = expect(hung).rejects.toThrow('Building: ended at its limit, 3 times its budget')

  await jest.advanceTimersByTimeAsync(240_000)

  await end
  jest.useRealTimers()
})
