import type { Endpoint } from '@storefront/contracts'
import type { SignedIn } from '../fresh-api'
import { endpointExamples, type Example } from './examples/endpoint-examples'
import { buildBody, buildUrl } from './endpoint-request'
import type { EndpointWorld } from './endpoint-world'

export const buildExample = async (world: EndpointWorld, name: string): Promise<Example> =>
  (endpointExamples[name] ?? (() => ({})))(world)

export const callEndpoint = (world: EndpointWorld, endpoint: Endpoint, example: Example, as?: SignedIn) =>
  world.api.call(endpoint.method, buildUrl(endpoint, example), {
    ...buildBody(example),
    as,
    cookies: example.cookies,
  })
