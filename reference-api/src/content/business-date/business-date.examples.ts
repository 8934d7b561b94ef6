import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getBusinessCalendar: {
    cache: 'shared',
    request: { query: 'startDate=2026-12-01&endDate=2026-12-31' },
    refusal: { query: 'startDate=2026-12-31&endDate=2026-12-01', code: 'validation.failed' },
    isFixedLength: true,
  },
}
