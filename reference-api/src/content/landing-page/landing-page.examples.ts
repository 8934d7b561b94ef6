import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getLandingPage: { request: { params: { slug: 'gift' } } },
  listLandingPages: { grows: 'landing_page' },
}
