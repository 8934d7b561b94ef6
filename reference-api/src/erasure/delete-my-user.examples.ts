import type { Examples } from '../testing/endpoints/example'

export const examples: Examples = {
  deleteMyUser: {
    request: { body: { current_password: 'Gift-2026' } },
    refusal: { body: { current_password: 'Not-2026' }, code: 'auth.password_wrong' },
    isOnce: true,
    isEndOfSession: true,
  },
}
