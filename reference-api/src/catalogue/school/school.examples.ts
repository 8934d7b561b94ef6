import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  checkSchool: { request: { body: { key: 'midori' } }, refusal: 'none' },
  getSchool: {
    request: { params: { key: 'midori' } },
    refusal: { params: { key: 'nothing' }, code: 'school.not_found', status: 404 },
    cache: 'shared',
    isCompound: true,
  },
  listSchools: { request: { query: `word=${encodeURIComponent('みどり')}` }, grows: 'school' },
}
