import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { buildPackage } from '../../shared-kernel/tooling/build/build-package.mjs'
import { startPostgresql } from '../../shared-kernel/tooling/run/postgresql.mjs'
import { freePort } from '../../shared-kernel/tooling/run/preflight.mjs'
import { randomSecrets } from '../../shared-kernel/tooling/run/secrets.mjs'
import { growCatalogue, growOrders } from './grow-shop.mjs'

// Starts its own PostgreSQL server, fills it with test data and times the most important API calls:
// node scripts/measure-scale.mjs 300 10000 100000 --orders 1000000
const args = process.argv.slice(2)
const ordersAt = args.indexOf('--orders')
const orders = ordersAt < 0 ? 0 : Number(args[ordersAt + 1])
const sizes = (ordersAt < 0 ? args : args.slice(0, ordersAt)).map(Number)
const root = fileURLToPath(new URL('../..', import.meta.url))
let asked = 0
const calls = {
  'list, all products': '/v1/products',
  'list, page 20': '/v1/products?page=20',
  'list, one word': '/v1/products?word=タオル',
  'list, one letter': '/v1/products?word=茶',
  'never asked: a price': () => `/v1/products?price_from=${(asked += 1)}`,
  'never asked: word and price': () => `/v1/products?word=タオル&price_from=${(asked += 1)}`,
  'never asked: five choices': () =>
    `/v1/products?category[]=office&category[]=towel&maker[]=${maker}&tag[]=${tag}&in_stock=1&price_from=${(asked += 1)}`,
  'list, category and price': '/v1/products?category[]=office&price_to=20000',
  'list, by price': '/v1/products?sort=price_asc',
  product: '/v1/products/towel-case-shiro',
  'my orders': '/v1/me/orders',
  'my points': '/v1/me/point-histories',
}

const folder = await mkdtemp(path.join(tmpdir(), 'storefront-scale-'))
const { url, stop } = await startPostgresql()
const { name, version } = await buildPackage('reference-api')
const program = (file) => path.join(root, 'releases', name, version, 'server', file)
const env = {
  ...process.env,
  TZ: 'Asia/Tokyo',
  NODE_ENV: 'production',
  DATABASE_URL: url,
  DATA_FOLDER: folder,
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '100000',
  ...randomSecrets(),
}
const imported = spawnSync(
  process.execPath,
  [program('cli.cjs'), 'import', path.join(root, 'reference-api/seed/business')],
  { env, encoding: 'utf8' },
)
if (imported.status !== 0) throw new Error(imported.stderr)
const database = new pg.Client({ connectionString: url })
await database.connect()
const port = await freePort()
const server = spawn(process.execPath, [program('server.cjs')], {
  env: { ...env, PORT: String(port), DEFAULT_CHANNEL: 'business' },
  stdio: 'inherit',
})
const origin = `http://127.0.0.1:${port}`
while (
  !(await fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  ))
)
  await new Promise((resolve) => setTimeout(resolve, 50))
const headers = { 'x-ecd-channel-id': 'business', 'content-type': 'application/json' }
const login = await fetch(`${origin}/v1/auth/login`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ username: 'hanako@example.com', password: 'Gift-2026' }),
})
const authorization = `Bearer ${(await login.json()).access_token}`

const first = async (table) =>
  (
    await database.query(
      `select key from ${table} where channel_id = (select id from channel where code = 'business') order by id limit 1`,
    )
  ).rows[0].key
const [maker, tag] = [await first('maker'), await first('tag')]

try {
  for (const [index, size] of sizes.entries()) {
    await growCatalogue(database, size)
    if (orders && index === sizes.length - 1) await growOrders(database, orders)
    await database.query('vacuum analyze')
    process.stdout.write(
      `\n${size} products${orders && index === sizes.length - 1 ? `, ${orders} orders` : ''}: milliseconds, median and 95th of 40; calls a second with 8 at once\n`,
    )
    for (const [title, path] of Object.entries(calls))
      process.stdout.write(`${title.padEnd(28)}${(await measure(path)).join('  ')}\n`)
    process.stdout.write(`${'orders placed a second'.padEnd(28)}${(await placeOrders()).padStart(8)}\n`)
  }
} finally {
  server.kill()
  await database.end()
  await stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(url) {
  const ask = async () => {
    const begun = performance.now()
    const response = await fetch(origin + (typeof url === 'function' ? url() : url), {
      headers: { ...headers, authorization },
    })
    await response.text()
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return performance.now() - begun
  }
  for (let warm = 0; warm < 3; warm += 1) await ask()
  const times = []
  for (let count = 0; count < 40; count += 1) times.push(await ask())
  times.sort((a, b) => a - b)
  const until = performance.now() + 2_000
  let answered = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < until) {
        await ask()
        answered += 1
      }
    }),
  )
  return [times[20], times[37], answered / 2].map((figure) => figure.toFixed(1).padStart(8))
}

/**
 * Places orders as eight concurrent guests for eight seconds. Each order takes five calls, the last of which
 * decides the cart.
 */
async function placeOrders() {
  const send = async (method, path, body) => {
    const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const { rows: products } = await database.query(
    'update product_stock set quantity = 100000 where product_id in (select id from product order by id limit 50) returning product_id',
  )
  const {
    rows: [payment],
  } = await database.query("select id from payment where code = 'bank_transfer'")
  const person = {
    postal_code: '1000001',
    prefecture: '東京都',
    city: '千代田区',
    address1: '１－１',
    phone_number: '0312345678',
  }
  const until = performance.now() + 8_000
  let placed = 0
  await Promise.all(
    Array.from({ length: 8 }, async (_, buyer) => {
      while (performance.now() < until) {
        const { token } = await send('POST', '/v1/carts/init', {})
        const patch = (path, body) => send('PATCH', `/v1/carts/${path}`, { token, ...body })
        await patch('products/add', {
          product_id: products[(placed * 8 + buyer) % products.length].product_id,
          quantity: 1,
        })
        await patch('shippings/add', {
          address: {
            shipping_last_name: '山田',
            shipping_first_name: '太郎',
            shipping_last_name_kana: 'ヤマダ',
            shipping_first_name_kana: 'タロウ',
            ...person,
          },
        })
        await patch('order/modify', {
          payment_id: payment.id,
          orderer: {
            last_name: '山田',
            first_name: '太郎',
            last_name_kana: 'ヤマダ',
            first_name_kana: 'タロウ',
            email: 'a@example.jp',
            ...person,
          },
        })
        await send('POST', `/v1/carts/${token}/decision`, { idempotency_key: token })
        placed += 1
      }
    }),
  )
  return (placed / 8).toFixed(1)
}
