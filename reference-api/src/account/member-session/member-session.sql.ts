import type { Db } from '../../platform/database/db'

/**
 * Lists a member's active logins, one per device, with the latest token pair and the time when the login
 * started.
 */
export async function fetchMemberSessions(db: Db, memberId: number, now: Date) {
  return db
    .selectFrom('user_session')
    .select((select) => [
      'family',
      'created_at as last_used_at',
      'ip_address',
      'user_agent',
      select
        .selectFrom('user_session as first')
        .whereRef('first.family', '=', 'user_session.family')
        .select((inner) => inner.fn.min('first.created_at').as('started_at'))
        .as('started_at'),
    ])
    .where('user_account_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('rotated_at', 'is', null)
    .where('refresh_expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function isMemberSession(db: Db, memberId: number, family: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_session')
    .select('id')
    .where('user_account_id', '=', memberId)
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
