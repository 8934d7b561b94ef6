const seconds = 5
const connections = 16
const headers = { 'x-ecd-channel-id': 'tsunagu', 'content-type': 'application/json' }

/** Requests a second and the 99th percentile of product list, product and cart change. */
export async function measureCalls(origin) {
  const carts = await Promise.all(Array.from({ length: connections }, () => cartWithTowel(origin)))
  return {
    'product list': await load((lane) => fetch(`${origin}/v1/products?page=${(lane % 5) + 1}`, { headers })),
    product: await load(() => fetch(`${origin}/v1/products/imabari-towel-set`, { headers })),
    'cart change': await load((lane, round) => {
      const { token, key } = carts[lane]
      return fetch(`${origin}/v1/carts/products/modify`, { method: 'PATCH', headers, body: JSON.stringify({ token, key, quantity: (round % 3) + 1 }) })
    }),
  }
}

async function cartWithTowel(origin) {
  const post = async (method, path, body) => (await fetch(origin + path, { method, headers, body: JSON.stringify(body) })).json()
  const product = await (await fetch(`${origin}/v1/products/imabari-towel-set`, { headers })).json()
  const { token } = await post('POST', '/v1/carts/init', {})
  const cart = await post('PATCH', '/v1/carts/products/add', { token, product_id: product.id, quantity: 1 })
  return { token, key: cart.data.detail.products[0].key }
}

/** Keeps `connections` lanes busy for `seconds`; a refused answer ends the measurement. */
async function load(request) {
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
  await Promise.all(Array.from({ length: connections }, (_, number) => lane(number)))
  durations.sort((a, b) => a - b)
  return { perSecond: durations.length / seconds, p99Ms: durations[Math.floor(durations.length * 0.99)] }
}
