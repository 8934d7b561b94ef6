/** @jest-environment node */
import { RemoteHealth } from './remote-health'

const healthyMs = 1_500
const sickMs = 300
const aRemote = () => new RemoteHealth({ healthyMs, sickMs })
const failTimes = (health: RemoteHealth, times: number) => {
  for (let failure = 0; failure < times; failure += 1) health.fail(`198.51.100.${failure}`)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('opens the circuit after five failures and shortens the deadline', () => {
  const health = aRemote()

  failTimes(health, 4)
  expect(health.isOpen).toBe(false)
  expect(health.nextDeadlineMs()).toBe(healthyMs)

  failTimes(health, 1)
  expect(health.isOpen).toBe(true)
  expect(health.nextDeadlineMs()).toBe(sickMs)
})

test('stays closed if only one address has failures', () => {
  const health = new RemoteHealth({ healthyMs, sickMs })
  for (let failure = 0; failure < 50; failure += 1) health.fail('198.51.100.7')
  expect(health.isOpen).toBe(false)

  failTimes(health, 2)
  expect(health.isOpen).toBe(true)
})

test('stays closed when a success interrupts the failures', () => {
  const health = aRemote()

  failTimes(health, 4)
  health.succeed()
  failTimes(health, 4)

  expect(health.isOpen).toBe(false)
})

test('closes the circuit on the first response', () => {
  const health = aRemote()
  failTimes(health, 9)

  health.succeed()

  expect(health.isOpen).toBe(false)
  expect(health.nextDeadlineMs()).toBe(healthyMs)
})

test('sends one probe per second with the full deadline', () => {
  const health = aRemote()
  failTimes(health, 5)

  jest.setSystemTime(Date.now() + 1_000)

  expect([health.nextDeadlineMs(), health.nextDeadlineMs()]).toEqual([healthyMs, sickMs])
})

test('lets late work continue until the circuit opens', () => {
  const health = aRemote()
  const [owed, done] = [new AbortController(), new AbortController()]
  health.goOnLate(owed)
  health.goOnLate(done)()

  failTimes(health, 4)
  expect(owed.signal.aborted).toBe(false)

  failTimes(health, 1)
  expect([owed.signal.aborted, done.signal.aborted]).toEqual([true, false])
})

test('aborts late work while the circuit is open', () => {
  const health = aRemote()
  failTimes(health, 5)
  const work = new AbortController()

  health.goOnLate(work)

  expect(work.signal.aborted).toBe(true)
})

test('reports opening and closing the circuit once each', () => {
  const heard: boolean[] = []
  const health = new RemoteHealth({ healthyMs, sickMs }, (isOpen) => heard.push(isOpen))

  failTimes(health, 9)
  health.succeed()
  health.succeed()

  expect(heard).toEqual([true, false])
})
