import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  downloadBanner: { request: async ({ idOf }) => ({ params: { id: await idOf('banner', 'guide') } }) },
  listBanners: { cache: 'shared', grows: 'banner' },
}
