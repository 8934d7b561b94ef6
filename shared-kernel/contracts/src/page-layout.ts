import { array, record, string, type, unknown, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** A page as arranged by the shop's staff: areas, each with its component names. */
export const PageLayout = type({
  page: string(),
  title: string(),
  areas: array(
    type({ name: string(), components: array(type({ name: string(), args: record(string(), unknown()) })) }),
  ),
})
export type PageLayout = Infer<typeof PageLayout>

export const getLayout = endpoint({
  method: 'GET',
  path: '/v1/layouts/:page',
  access: 'public',
  response: PageLayout,
})
