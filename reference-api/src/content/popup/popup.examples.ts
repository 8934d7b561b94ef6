import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getPopup: { request: async ({ idOf }) => ({ params: { id: await idOf('popup') } }) },
  listPopups: { cache: 'shared', grows: 'popup', isAskedByGuest: true },
}
