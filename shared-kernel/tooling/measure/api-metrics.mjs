const seconds = 5
const connections = 16
export const headers = { 'x-ecd-channel-id': 'tsunagu', 'content-type': 'application/json' }

/** More than one measurement sells of a product. */
const unitsOfEach = 15
const words = ['タオル', '茶', 'せんべい', '入学', 'くま']

/**
 * Requests a second and the 99th percentile of the calls that matter; an order counts with all calls of its
 * purchase.
 */
export async function measureCalls(origin) {
  const carts = await Promise.all(Array.from({ length: connections }, () => cartWithTowel(origin)))
  return {
    'product list': await load((lane) => fetch(`${origin}/v1/products?page=${(lane % 5) + 1}`, { headers })),
    product: await load(() => fetch(`${origin}/v1/products/imabari-towel-set`, { headers })),
    'cart change': await load((lane, round) => {
      const { token, key } = carts[lane] ?? {}
      return fetch(`${origin}/v1/carts/products/modify`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ token, key, quantity: (round % 3) + 1 }),
      })
    }),
    'product search': await load((lane, round) =>
      fetch(`${origin}/v1/products?word=${words[(lane + round) % words.length]}`, { headers }),
    ),
    // A search that nobody has made before: its counts are not remembered yet.
    'product search, new': await load((lane, round) =>
      fetch(`${origin}/v1/products?price_from=${lane * 100_000 + round + 1}`, { headers }),
    ),
    'my orders': await load(await ordersOfHanako(origin)),
    'order placed': await load(await buyers(origin)),
  }
}

/** The access token of a seeded member. */
export async function tokenOfHanako(origin) {
  const body = JSON.stringify({ username: 'hanako@example.com', password: 'Gift-2026' })
  const { access_token } = await (
    await fetch(`${origin}/v1/auth/login`, { method: 'POST', headers, body })
  ).json()
  return access_token
}

async function ordersOfHanako(origin) {
  const authorization = `Bearer ${await tokenOfHanako(origin)}`
  return () => fetch(`${origin}/v1/me/orders`, { headers: { ...headers, authorization } })
}

/** Each round is one purchase by a guest, of another product than the last one. */
async function buyers(origin) {
  const send = (method, path, body) => fetch(origin + path, { method, headers, body: JSON.stringify(body) })
  const candidates = (
    await (await fetch(`${origin}/v1/products?in_stock=1&per=60&sort=popular`, { headers })).json()
  ).data.filter(({ is_alcohol }) => !is_alcohol)
  const trial = await (await send('POST', '/v1/carts/init', {})).json()
  const products = []
  for (const product of candidates) {
    if (
      (
        await send('PATCH', '/v1/carts/products/add', {
          token: trial.token,
          product_id: product.id,
          quantity: unitsOfEach,
        })
      ).ok
    )
      products.push(product)
  }
  const payment = (await (await fetch(`${origin}/v1/payments`, { headers })).json()).data.find(
    ({ kind }) => kind === 'cash_on_delivery',
  )
  const place = {
    postal_code: '1000001',
    prefecture: '東京都',
    city: '千代田区',
    address1: '千代田１－１',
    phone_number: '0312345678',
  }
  const address = {
    shipping_last_name: '山田',
    shipping_first_name: '太郎',
    shipping_last_name_kana: 'ヤマダ',
    shipping_first_name_kana: 'タロウ',
    ...place,
  }
  const orderer = {
    last_name: '山田',
    first_name: '太郎',
    last_name_kana: 'ヤマダ',
    first_name_kana: 'タロウ',
    email: 'bench@example.jp',
    ...place,
  }
  return async (lane, round) => {
    const { token } = await (await send('POST', '/v1/carts/init', {})).json()
    const { id } = products[(lane + round * connections) % products.length]
    for (const { path, body } of [
      { path: 'products/add', body: { product_id: id, quantity: 1 } },
      { path: 'shippings/add', body: { address } },
      { path: 'order/modify', body: { payment_id: payment.id, orderer } },
    ]) {
      const answer = await send('PATCH', `/v1/carts/${path}`, { token, ...body })
      if (!answer.ok) return answer
    }
    return send('POST', `/v1/carts/${token}/decision`, { idempotency_key: `bench-${token}` })
  }
}

async function cartWithTowel(origin) {
  const post = async (method, path, body) =>
    (await fetch(origin + path, { method, headers, body: JSON.stringify(body) })).json()
  const product = await (await fetch(`${origin}/v1/products/imabari-towel-set`, { headers })).json()
  const { token } = await post('POST', '/v1/carts/init', {})
  const cart = await post('PATCH', '/v1/carts/products/add', { token, product_id: product.id, quantity: 1 })
  return { token, key: cart.data.detail.products[0].key }
}

/** Keeps so many lanes busy for `seconds`; a refused answer ends the measurement. */
export async function load(request, lanes = connections) {
  const durations = []
  const end = performance.now() + seconds * 1_000
  const lane = async (number) => {
    for (let round = 0; performance.now() < end; round += 1) {
      const started = performance.now()
      const response = await request(number, round)
      const body = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${body}`)
      durations.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  durations.sort((a, b) => a - b)
  return { perSecond: durations.length / seconds, p99Ms: durations[Math.floor(durations.length * 0.99)] }
}
