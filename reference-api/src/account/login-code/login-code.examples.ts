import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  requestLoginCode: {
    request: ({ member }) => ({ body: { username: member.email } }),
    refusal: { body: { username: ' ' }, code: 'validation.failed' },
  },
}
