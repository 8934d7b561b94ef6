import type { Db } from '../../platform/database/db'
import type { Insertable } from 'kysely'
import { hashToken } from '../../platform/secret/token.rules'
import type { UserPasskeyTable } from './user-passkey.table'

const shownColumns = ['id', 'name', 'is_synced', 'created_at', 'last_used_at'] as const

export const fetchPasskeys = (db: Db, memberId: number) =>
  db
    .selectFrom('user_passkey')
    .select([...shownColumns, 'credential_id'])
    .where('user_account_id', '=', memberId)
    .orderBy('id')
    .execute()

/** Inserts a passkey. Returns undefined if the device's key is already registered by any account. */
export const insertPasskey = (trx: Db, values: Insertable<UserPasskeyTable>) =>
  trx
    .insertInto('user_passkey')
    .values(values)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(shownColumns)
    .executeTakeFirst()

export const renamePasskey = (db: Db, memberId: number, id: number, name: string) =>
  db
    .updateTable('user_passkey')
    .set({ name })
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .returning(shownColumns)
    .executeTakeFirst()

export const removePasskey = (db: Db, memberId: number, id: number) =>
  db
    .deleteFrom('user_passkey')
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()

export const findPasskey = (db: Db, channelId: number, credentialId: string) =>
  db
    .selectFrom('user_passkey')
    .innerJoin('user_account', 'user_account.id', 'user_passkey.user_account_id')
    .selectAll('user_passkey')
    .where('credential_id', '=', credentialId)
    .where('user_account.channel_id', '=', channelId)
    .where('user_account.left_at', 'is', null)
    .executeTakeFirst()

/**
 * Records a use of the key. Returns false if the key was removed, or used concurrently, because a cloned key
 * would send the same count.
 */
export async function markPasskeyUsed(
  trx: Db,
  { id, sign_count }: { id: number; sign_count: number },
  used: { signCount: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_passkey')
    .set({ sign_count: used.signCount, last_used_at: used.now })
    .where('id', '=', id)
    .where('sign_count', '=', sign_count)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Challenge = { channelId: number; memberId: number | null; challenge: string }

export async function keepChallenge(
  db: Db,
  { channelId, memberId, challenge }: Challenge,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashToken(challenge),
      channel_id: channelId,
      user_account_id: memberId,
      expires_at: expiresAt,
    })
    .execute()
}

/** Consumes the challenge. Returns true if it was open and issued for this shop and member. */
export async function spendChallenge(
  db: Db,
  { channelId, memberId, challenge }: Challenge,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .returningAll()
    .executeTakeFirst()
  return (
    row !== undefined &&
    row.channel_id === channelId &&
    row.user_account_id === memberId &&
    Date.parse(row.expires_at) > now.getTime()
  )
}

export async function deleteOverChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now.toISOString()).execute()
}

/** Deletes all of the member's passkeys, so that only the member recovering the account has access. */
export async function forgetPasskeys(trx: Db, userAccountId: number): Promise<void> {
  await trx.deleteFrom('user_passkey').where('user_account_id', '=', userAccountId).execute()
}
