import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'

const memorial = { target_user_name: '佐藤', division_ct: 1, name: '誕生日', month: 12, date: 8, call: true }

const createMemorial = async ({ send }: EndpointWorld) =>
  (await send('POST', '/v1/me/user-memorials', memorial)).id as number

export const examples: Examples = {
  addUserMemorial: {
    request: { body: memorial },
    refusal: { body: { month: 13 }, code: 'validation.failed' },
  },
  deleteUserMemorial: {
    request: async (world) => ({ params: { id: await createMemorial(world) } }),
    other: 404,
  },
  getUserMemorial: {
    request: async (world) => ({ params: { id: await createMemorial(world) } }),
    other: 404,
  },
  listUserMemorials: { hasLimit: true, grows: 'user_memorial', filledBy: 'addUserMemorial' },
  updateUserMemorial: {
    request: async (world) => {
      const id = await createMemorial(world)
      return { params: { id }, body: { ...memorial, id } }
    },
    refusal: { body: { month: 2, date: 30 }, code: 'validation.failed' },
    other: 404,
  },
}
