import { RepositoryCopy } from './repository-copy'

const documentTests = ['documents', 'status-document', 'map-document']

/** Each test checks the types of the whole repository. */
const limitMs = 5 * 60_000

let copy: RepositoryCopy
beforeEach(() => (copy = new RepositoryCopy()))
afterEach(() => copy.remove())

test(
  'a call is added in its contract, its route and its example',
  () => {
    copy.insert(
      'shared-kernel/contracts/src/login-history.ts',
      /$/,
      `
      export const countLoginHistories = endpoint({
        method: 'GET',
        path: '/v1/me/login-histories/count',
        access: 'member',
        beyondSpec: 'ADR 0060',
        query: object(pagingQuery),
        response: type({ data: type({ total: integer() }) }),
      })
      `,
    )
    const routes = 'reference-api/src/account/login-history/login-history.routes.ts'
    copy.insert(
      routes,
      /^/,
      `import { countLoginHistories } from '@storefront/contracts'
      import { toPage } from '../../platform/paging/paging.rules'
      `,
    )
    copy.insert(
      routes,
      /\}\s*$/,
      `
        serve(app, countLoginHistories, async ({ db, member, query }) => {
          const { total } = await fetchLoginHistories(db, member.id, toPage(query))
          return { data: { total } }
        })
      `,
    )
    copy.insert(
      'reference-api/src/account/login-history/login-history.examples.ts',
      /\}\s*$/,
      `countLoginHistories: { request: { query: 'page=1' } },\n`,
    )

    copy.runScript('contracts')
    copy.runScript('documents')

    expect(copy.changedFiles()).toEqual([
      'docs/status.md',
      'package-lock.json',
      'reference-api/src/account/login-history/login-history.examples.ts',
      'reference-api/src/account/login-history/login-history.routes.ts',
      'shared-kernel/contracts/CHANGELOG.md',
      'shared-kernel/contracts/package.json',
      'shared-kernel/contracts/src/login-history.ts',
      'shared-kernel/contracts/surface.json',
    ])
    copy.checkTypes()
    expect(
      copy.passedTests('reference-api', ['endpoint-'], {
        titles: 'countLoginHistories|serves exactly|every endpoint',
      }),
    ).toEqual(
      expect.arrayContaining([
        'countLoginHistories returns what its contract declares',
        'countLoginHistories returns 401 for guests and stale tokens',
        "countLoginHistories does not expose another member's data",
        'serves exactly the specified endpoints and our additions',
      ]),
    )
    copy.passedTests('shared-kernel/contracts', ['coverage'])
    copy.passedTests('shared-kernel/tooling', documentTests)
  },
  limitMs,
)

test(
  'a screen is added in its file and in the route table',
  () => {
    copy.write(
      'mfe-mypage/src/login-history/login-history-summary.route.tsx',
      `
      import { memberHead } from '../member-screen.rules'

      export const handle = { head: () => memberHead('ログインのまとめ') }

      export function Component() {
        return <h1>ログインのまとめ</h1>
      }
      `,
    )
    copy.insert(
      'mfe-mypage/src/routes.ts',
      /\n\s+\{\s+id: 'order-history-detail'/,
      `
      {
        id: 'login-history-summary',
        path: 'login_history/summary',
        beyondSpec: 'ADR 0060',
        lazy: membersOnly(() => import('./login-history/login-history-summary.route')),
      },`,
    )

    copy.runScript('documents')

    expect(copy.changedFiles()).toEqual([
      'docs/map.md',
      'docs/status.md',
      'mfe-mypage/src/login-history/login-history-summary.route.tsx',
      'mfe-mypage/src/routes.ts',
    ])
    copy.checkTypes()
    copy.passedTests('shared-kernel/tooling', [...documentTests, 'search-engines', 'visited-screens'])
    copy.write(
      'mfe-mypage/src/opened.test.tsx',
      `
      import { screen } from '@testing-library/react'
      import { fakeMemberApi, openScreen } from './testing/mypage-screen'

      fakeMemberApi()
      test('opens', async () => {
        openScreen('/mypage/login_history/summary')
        expect(await screen.findByRole('heading', { name: 'ログインのまとめ' })).toBeVisible()
      })
      `,
    )
    expect(copy.passedTests('mfe-mypage', ['src/opened'])).toEqual(['opens'])
    copy.write(
      'shared-kernel/tooling/quality/journeys.test.ts',
      `
      test('journeys visit the screen', async () => {
        const { listMemberScreens } = await import('../../../e2e/shop/looks/screens')
        expect(listMemberScreens()).toContain('/mypage/login_history/summary')
      })
      `,
    )
    copy.passedTests('shared-kernel/tooling', ['quality/journeys'])
  },
  limitMs,
)
