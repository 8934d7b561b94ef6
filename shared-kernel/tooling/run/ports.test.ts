import { freePort } from './preflight.mjs'

const { env } = process
afterEach(() => (process.env = env))

const portsOfWorker = async (index: number) => {
  process.env = { ...env, PORT_BLOCK: '40', TEST_PARALLEL_INDEX: String(index) }
  return Promise.all(Array.from({ length: 20 }, () => freePort()))
}

test('parallel workers take ports from separate blocks', async () => {
  expect((await portsOfWorker(0)).map((port) => Math.floor(port / 100))).toEqual(Array(20).fill(240))
  expect((await portsOfWorker(1)).map((port) => Math.floor(port / 100))).toEqual(Array(20).fill(241))
})

test('hands out each port once', async () => {
  const ports = [...(await portsOfWorker(2)), ...(await portsOfWorker(2))]

  expect(new Set(ports).size).toBe(40)
})
