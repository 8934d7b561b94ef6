import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listFittingDays: { request: { query: 'school=midori' }, grows: 'fitting_day' },
}
