import type { Cart } from '@storefront/contracts'
import type { EndpointWorld } from './endpoint-world'
import type { ExampleRequest, MakeRequest } from './example'

type Fields = (cart: Cart, world: EndpointWorld) => object | Promise<object>

/** Returns a request with the token of a guest's ready cart in its body, along with `fields`. */
export const cartBody =
  (fields: Fields = () => ({})): MakeRequest =>
  async (world) => {
    const { cart } = await world.guest()
    return { body: { token: cart.token, ...(await fields(cart, world)) } }
  }

/** Returns a request with the token of a guest's ready cart in its path, along with `more`. */
export const cartPath =
  ({ params, ...more }: ExampleRequest = {}): MakeRequest =>
  async (world) => ({ ...more, params: { token: (await world.guest()).cart.token, ...params } })

export const firstLine = (cart: Cart) => cart.data.detail.products[0]!.key
