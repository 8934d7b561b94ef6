import { aSession } from '../../testing/builders'
import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'

async function anotherSession({ db, member }: EndpointWorld): Promise<string> {
  await aSession(db, member.id)
  const { family } = await db
    .selectFrom('user_session')
    .select('family')
    .where('user_account_id', '=', member.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return family
}

export const examples: Examples = {
  endMemberSession: {
    request: async (world) => ({ params: { key: await anotherSession(world) } }),
    other: 404,
  },
}
