import type { Db } from '../../platform/database/db'
import { caseless } from '../../platform/person/person-normalise.rules'
import { hashPassword } from '../../platform/secret/password'
import type { ShopMember } from '../read/shop-documents'

export type NewMember = ShopMember & { password_hash: string; answer_hash: string }

/**
 * Returns the folder's members that the shop doesn't have yet, with hashed passwords. Must run outside the
 * transaction, because hashing is deliberately slow.
 */
export async function hashNewMembers(
  db: Db,
  channelCode: string,
  members: ShopMember[],
): Promise<NewMember[]> {
  const rows = await db
    .selectFrom('user_account')
    .innerJoin('channel', 'channel.id', 'user_account.channel_id')
    .select('user_account.email')
    .where('channel.code', '=', channelCode)
    .execute()
  const known = new Set(rows.map(({ email }) => caseless(email)))
  return Promise.all(
    members
      .filter(({ email }) => !known.has(caseless(email)))
      .map(async (member) => ({
        ...member,
        password_hash: await hashPassword(member.password),
        answer_hash: await hashPassword(member.answer),
      })),
  )
}
