import type { Examples } from '../testing/endpoints/example'

export const examples: Examples = {
  getFormLayout: { request: { params: { page: 'register' } } },
}
