import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listLoginHistories: { grows: 'login_history', filledBy: 'login' },
}
