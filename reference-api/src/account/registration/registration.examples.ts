import { anOrderer } from '../../testing/cart-builders'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  registerUser: {
    request: ({ anyone }) => ({
      body: { ...anOrderer(), ...anyone(), password: 'Gift-2026', password_confirmation: 'Gift-2026' },
    }),
    refusal: { body: { password: 'short' }, code: 'validation.failed' },
    isOnce: true,
  },
}
