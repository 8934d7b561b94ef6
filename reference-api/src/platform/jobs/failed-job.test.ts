import type { Services } from '../../services'
import { aReadyShopper } from '../../testing/cart-builders'
import { freshApi } from '../../testing/fresh-api'
import { freshDatabase } from '../../testing/fresh-database'
import type { ConnectedDatabase } from '../database/connect'
import { listFailedJobs, retryFailedJobs } from './failed-job.sql'
import { defineJob } from './job'
import { openJobQueue, type JobQueue } from './job-queue'

type Letter = { to?: string; subject?: string; text?: string; order_id?: number }

let database: ConnectedDatabase
let queue: JobQueue
let isServerUp: boolean
let sent: Letter[]
const letter = defineJob<Letter>({
  name: 'test.letter',
  retryLimit: 0,
  async run(data) {
    if (!isServerUp) throw new Error('451 try later hanako@example.jp')
    sent.push(data)
  },
})
beforeEach(async () => {
  database = await freshDatabase()
  queue = await openJobQueue(database, [letter], () => undefined)
  isServerUp = false
  sent = []
})
afterEach(async () => {
  await queue.stop()
  await database.close()
})

async function failAll(...letters: Letter[]) {
  for (const one of letters) await queue.enqueue(database.db, letter, one)
  await queue.start({ log: { error: () => undefined } } as unknown as Services)
  await until(async () => (await listFailedJobs(database.db)).length === letters.length)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  if (await isSo()) return
  await new Promise((resolve) => setTimeout(resolve, 50))
  await until(isSo)
}

test('lists failed jobs with their reason and without their text', async () => {
  await failAll({ to: 'taro@example.jp', subject: 'ご注文', text: 'https://shop.example.jp/gift/secret' })

  expect(await listFailedJobs(database.db)).toEqual([
    {
      id: expect.any(String) as string,
      name: 'test.letter',
      failed_at: expect.any(String) as string,
      error: 'Error: 451 try later …',
      to: 'taro@example.jp',
      subject: 'ご注文',
    },
  ])
})

test('names the order of a failed job about an order', async () => {
  const api = await freshApi({}, { database: { ...database, close: async () => undefined } })
  const shopper = await aReadyShopper(api)
  await shopper.decide()
  const { id, order_no } = await database.db
    .selectFrom('order')
    .select(['id', 'order_no'])
    .executeTakeFirstOrThrow()
  await api.close()

  await failAll({ order_id: id })

  expect(await listFailedJobs(database.db)).toMatchObject([{ order_no }])
})

test('runs a failed job again when staff retry it', async () => {
  await failAll({ text: 'first' }, { text: 'second' })
  isServerUp = true

  await retryFailedJobs(database.db, 'test.letter')
  await until(async () => sent.length === 2)

  expect(await listFailedJobs(database.db)).toEqual([])
})

test('retries only the job with the given id', async () => {
  await failAll({ to: 'a@example.jp' }, { to: 'b@example.jp' })
  const [first] = await listFailedJobs(database.db)
  isServerUp = true

  expect(await retryFailedJobs(database.db, first?.id ?? '')).toEqual([first?.id])

  expect(await listFailedJobs(database.db)).toHaveLength(1)
})
