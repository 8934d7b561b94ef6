import { apiMetrics } from '../observe/api-metrics'
import type { Services } from '../../services'
import { freshDatabase } from '../../testing/fresh-database'
import { defineJob } from './job'
import { openJobQueue } from './job-queue'

const log = { error: jest.fn() }
const services = { log } as unknown as Services
beforeEach(() => log.error.mockReset())

type Row = { state: string; count: number }

async function settledStates(
  database: Awaited<ReturnType<typeof freshDatabase>>,
): Promise<Record<string, number>> {
  const { rows } = await database.executeSql(
    `select state::text, count(*)::int as count from pgboss.job where name = 'test.note' group by state`,
  )
  const states = Object.fromEntries((rows as Row[]).map(({ state, count }) => [state, count]))
  if (!states['created'] && !states['active']) return states
  await new Promise((resolve) => setTimeout(resolve, 50))
  return settledStates(database)
}

test('retries a failing job without repeating the rest of its batch', async () => {
  const database = await freshDatabase()
  const done: number[] = []
  const note = defineJob<{ number: number }>({
    name: 'test.note',
    async run({ number }) {
      done.push(number)
      if (number === 2) throw new Error('refused')
    },
  })
  const queue = await openJobQueue(database, [note], () => undefined)
  for (const number of [1, 2, 3, 4, 5]) await queue.enqueue(database.db, note, { number })

  await queue.start(services)
  const states = await settledStates(database)
  await queue.stop()
  await database.close()

  expect([...done].sort()).toEqual([1, 2, 3, 4, 5])
  expect(states).toEqual({ completed: 4, retry: 1 })
}, 30_000)

test('deletes the data of a private job after it succeeds', async () => {
  const database = await freshDatabase()
  const errors: Error[] = []
  let isSent = false
  const letter = defineJob<{ text: string }>({
    name: 'test.letter',
    isPrivate: true,
    async run({ text }) {
      if (text === 'refused') throw new Error('refused')
      isSent = true
    },
  })
  const queue = await openJobQueue(database, [letter], (error) => errors.push(error))
  await queue.enqueue(database.db, letter, { text: 'refused' })
  await queue.enqueue(database.db, letter, { text: 'secret' })

  await queue.start(services)
  await until(async () => isSent && (await letters()).length === 1)
  await queue.stop()
  const left = await letters()
  await database.close()

  expect(left).toEqual([{ data: { text: 'refused' }, state: 'retry' }])
  expect(errors).toEqual([])

  async function letters() {
    return (await database.executeSql(`select data, state::text from pgboss.job where name = 'test.letter'`))
      .rows
  }
}, 30_000)

test('logs and counts a failed attempt without its data', async () => {
  const database = await freshDatabase()
  const bill = defineJob<{ to: string }>({
    name: 'test.bill',
    async run({ to }) {
      throw new Error(`550 ${to} is unknown`)
    },
  })
  const failed = async () =>
    (await apiMetrics().failedJobs.get()).values.find(({ labels }) => labels.name === 'test.bill')?.value
  const queue = await openJobQueue(database, [bill], () => undefined)
  await queue.enqueue(database.db, bill, { to: 'hanako@example.jp' })

  await queue.start(services)
  await until(async () => (await failed()) !== undefined)
  await queue.stop()
  await database.close()

  expect(log.error.mock.calls).toEqual([[{ job: 'test.bill', error: '550 … is unknown' }, 'job failed']])
  expect(await failed()).toBe(1)
}, 30_000)

async function until(isSo: () => Promise<boolean>): Promise<void> {
  if (await isSo()) return
  await new Promise((resolve) => setTimeout(resolve, 50))
  await until(isSo)
}
