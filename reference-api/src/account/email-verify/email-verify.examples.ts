import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  checkEmailVerify: {
    request: async ({ oneTimeToken }) => ({ body: { token: await oneTimeToken('email') } }),
    refusal: { body: { token: 'no-such-token' }, code: 'email_verify.failed' },
    isOnce: true,
  },
  requestEmailVerify: {
    request: { body: { email: 'new@example.jp', current_password: 'Gift-2026' } },
    refusal: { body: { email: 'x' }, code: 'validation.failed' },
  },
}
