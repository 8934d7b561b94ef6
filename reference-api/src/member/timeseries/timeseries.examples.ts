import type { Examples } from '../../testing/endpoints/example'

const measurement = { purpose: 'measurement', data: { name: 'はな', height: '150.5' } }

export const examples: Examples = {
  addTimeseries: {
    request: { body: measurement },
    refusal: { body: { data: { height: 'tall' } }, code: 'validation.failed' },
  },
  deleteTimeseries: {
    request: async ({ send }) => ({
      query: `ids[]=${(await send('POST', '/v1/me/timeseries', measurement)).id}`,
    }),
    isOnce: true,
  },
  listTimeseries: {
    request: { query: 'purpose=measurement' },
    hasLimit: true,
    grows: 'timeseries',
    filledBy: 'addTimeseries',
  },
}
