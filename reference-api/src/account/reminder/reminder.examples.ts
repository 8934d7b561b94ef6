import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  checkReminder: {
    request: async ({ oneTimeToken }) => ({ body: { token: await oneTimeToken('reset') } }),
    refusal: { body: { token: 'no-such-token' }, code: 'reminder.expired' },
  },
  requestReminder: {
    request: ({ member }) => ({ body: { email: member.email } }),
    refusal: { body: { email: 'x' }, code: 'validation.failed' },
  },
  resetReminder: {
    request: async ({ oneTimeToken, leaver }) => ({
      body: {
        token: await oneTimeToken('reset', (await leaver()).id),
        password: 'Gift-2026',
        password_confirmation: 'Gift-2026',
      },
    }),
    refusal: { body: { token: 'no-such-token' }, code: 'reminder.expired' },
    isOnce: true,
  },
}
