import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  listPrefectures: { isFixedLength: true },
  lookUpPostalCode: { request: { query: 'code=1000001' }, isFixedLength: true },
}
