import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getSystemMessage: { request: async ({ idOf }) => ({ params: { id: await idOf('system_message') } }) },
  listSystemMessages: { grows: 'system_message' },
}
