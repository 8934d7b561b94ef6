import { freshDatabase } from '../../testing/fresh-database'
import { oneAtATime } from './one-at-a-time.sql'

const onServer = process.env['TEST_DATABASE_URL'] ? test : test.skip // The embedded database has one program.

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => (database = await freshDatabase()), 60_000)
afterAll(() => database.close())

onServer('lets only one program at a time prepare a database', async () => {
  const options = { databaseUrl: process.env['TEST_DATABASE_URL'] ?? '' }
  const steps: string[] = []
  const prepare = (name: string) =>
    oneAtATime(options, 'prepare', async () => {
      steps.push(`${name} begins`)
      await database.db.selectFrom('channel').select('id').execute()
      steps.push(`${name} ends`)
    })

  await Promise.all(['first', 'second', 'third'].map(prepare))

  for (let index = 0; index < steps.length; index += 2)
    expect(steps[index]?.replace('begins', 'ends')).toBe(steps[index + 1])
  expect(steps).toHaveLength(6)
})

onServer('lets the next program in after work has failed', async () => {
  const options = { databaseUrl: process.env['TEST_DATABASE_URL'] ?? '' }
  const failing = oneAtATime(options, 'prepare', () => Promise.reject(new Error('broken')))

  await expect(failing).rejects.toThrow('broken')
  await expect(oneAtATime(options, 'prepare', async () => 'done')).resolves.toBe('done')
})
