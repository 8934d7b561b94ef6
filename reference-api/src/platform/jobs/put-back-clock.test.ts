import type { Services } from '../../services'
import { freshDatabase } from '../../testing/fresh-database'
import { bringBackFutureJobs } from './future-job.sql'
import { defineJob } from './job'
import { openJobQueue } from './job-queue'

const services = { log: { error: () => undefined } } as unknown as Services
let database: Awaited<ReturnType<typeof freshDatabase>>
let sent: string[]
let onSent: (text: string) => void
const letter = defineJob<{ text: string }>({
  name: 'test.letter',
  async run({ text }) {
    sent.push(text)
    onSent(text)
  },
})
const openQueue = () => openJobQueue(database, [letter], () => undefined)

beforeEach(async () => {
  database = await freshDatabase()
  sent = []
  onSent = () => undefined
})
afterEach(async () => {
  jest.restoreAllMocks()
  await database.close()
})

const moveAhead = () =>
  database.executeSql(`update pgboss.job set created_on = created_on + interval '40 days',
    start_after = start_after + interval '40 days', keep_until = keep_until + interval '40 days'`)

const until = (text: string) =>
  new Promise<void>((resolve) => {
    onSent = (one) => one === text && resolve()
  })

test('runs a job that was enqueued before the clock went back', async () => {
  const queue = await openQueue()
  await queue.enqueue(database.db, letter, { text: 'ordered' })
  await moveAhead()
  const done = until('ordered')

  await queue.start(services)
  await done
  await queue.stop()

  expect(sent).toEqual(['ordered'])
}, 30_000)

test('keeps the remaining delay of a job when the clock goes back', async () => {
  const queue = await openQueue()
  const inAnHour = new Date(Date.now() + 3_600_000)
  await queue.enqueue(database.db, letter, { text: 'later' }, { startAfter: inAnHour })
  await moveAhead()

  await bringBackFutureJobs(database.executeSql)

  const { rows } = await database.executeSql(
    `select extract(epoch from start_after - now()) / 60 as minutes from pgboss.job where name = 'test.letter'`,
  )
  expect(Math.round(Number((rows[0] as { minutes: string }).minutes))).toBe(60)
  await queue.stop()
})

test('keeps running cron jobs after the clock went back', async () => {
  const queue = await openQueue()
  await database.executeSql(`update pgboss.version set cron_on = now() + interval '40 days'`)

  await bringBackFutureJobs(database.executeSql)

  const { rows } = await database.executeSql(`select cron_on <= now() as "isDue" from pgboss.version`)
  expect(rows).toEqual([{ isDue: true }])
  await queue.stop()
})

test("picks up the next job after the worker's clock goes back", async () => {
  const queue = await openQueue()
  const now = Date.now
  const second = new Promise<void>((resolve) => {
    onSent = (text) => {
      if (text === 'second') return resolve()
      jest.spyOn(Date, 'now').mockImplementation(() => now() - 10 * 86_400_000)
      void queue.enqueue(database.db, letter, { text: 'second' })
    }
  })
  await queue.enqueue(database.db, letter, { text: 'first' })

  await queue.start(services)
  await second
  await queue.stop()

  expect(sent).toEqual(['first', 'second'])
}, 30_000)
