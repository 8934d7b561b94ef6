import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  login: {
    request: ({ member }) => ({ body: { username: member.email, password: 'Gift-2026' } }),
    refusal: { body: { password: 'wrong' }, code: 'auth.failed' },
  },
  loginSyncChannel: {
    request: async ({ otherChannelToken }) => ({ body: { token: await otherChannelToken() } }),
    refusal: { body: { token: 'no-such-token' }, code: 'auth.unauthorised', status: 401 },
  },
  logout: { refusal: 'none', isOnce: true, isEndOfSession: true },
  refreshLogin: {
    request: async ({ cookies }) => ({ cookies: await cookies() }),
    isOnce: true,
    isForMembers: true,
  },
  unlockAccount: {
    request: async ({ oneTimeToken }) => ({ params: { token: await oneTimeToken('unlock') } }),
  },
  verifyLogin: {
    request: async ({ member, oneTimeToken }) => {
      await oneTimeToken('verify')
      return { body: { verify_code: '123456', user_id: member.id } }
    },
    refusal: { body: { verify_code: '000000' }, code: 'auth.verify_failed' },
    isOnce: true,
  },
}
