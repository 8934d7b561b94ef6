import { anOrderer } from '../../testing/cart-builders'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  changeMyPassword: {
    request: {
      body: { current_password: 'Gift-2026', password: 'Gift-2026', password_confirmation: 'Gift-2026' },
    },
    refusal: { body: { current_password: 'wrong' }, code: 'auth.password_wrong' },
    other: 422,
    isEndOfSession: true,
  },
  updateMyUser: {
    request: ({ member }) => ({ body: anOrderer({ email: member.email }) }),
    refusal: { body: { email: 'x' }, code: 'validation.failed' },
    other: 422,
  },
}
