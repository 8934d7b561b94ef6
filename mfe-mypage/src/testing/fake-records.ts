import type { fakeMemberApi } from './mypage-screen'

type MemberApi = ReturnType<typeof fakeMemberApi>
type Endpoint = Parameters<MemberApi['answerBy']>[0]

const perPage = 10

/**
 * Answers requests like a server that pages records by ten and deletes them. The returned object holds the
 * remaining records. `beside` adds fields to the response of the list.
 */
export function fakeRecords<Kept extends { id: number }>(
  api: MemberApi,
  { list, remove, beside = {} }: { list: Endpoint; remove?: Endpoint; beside?: object },
  first: readonly Kept[],
): { kept: Kept[] } {
  const server = { kept: [...first] }
  api.answerBy(list, ({ url }) => {
    const page = Number(url.searchParams.get('page') ?? 1)
    const data = server.kept.slice((page - 1) * perPage, page * perPage)
    const headers = {
      'x-total': String(server.kept.length),
      'x-per-page': String(perPage),
      'x-last-page': String(Math.max(1, Math.ceil(server.kept.length / perPage))),
      'x-current-page': String(page),
    }
    return [{ ...beside, data }, 200, headers]
  })
  if (remove)
    api.answerBy(remove, ({ params }) => {
      server.kept = server.kept.filter(({ id }) => String(id) !== params.id)
      return [{}, 200]
    })
  return server
}
