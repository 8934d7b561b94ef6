import { RepositoryCopy } from '../quality/repository-copy'

/** Each test checks the types of the whole repository or lints a package. */
const limitMs = 5 * 60_000

const documentTests = ['documents', 'status-document', 'map-document', 'search-engines', 'visited-screens']
const listTests = ['remote-lists', 'dockerfile', 'compose-file', 'kubernetes', 'roll']

let copy: RepositoryCopy
beforeEach(() => {
  copy = new RepositoryCopy()
  copy.runScript('create', 'mfe-gift-cards')
})
afterEach(() => copy.remove())

test(
  'a created remote passes types, lint and tests without an edit',
  () => {
    const changed = copy.changedFiles()

    expect(changed.filter((file) => !file.startsWith('mfe-gift-cards/'))).toEqual([
      '.env.example',
      'README.md',
      'docker-compose.yml',
      'docs/map.md',
      'docs/status.md',
      'ops/containers/Dockerfile',
      'ops/containers/front/docker-compose.yml',
      'ops/containers/kubernetes/base/gateway.yaml',
      'ops/containers/kubernetes/base/kustomization.yaml',
      'ops/containers/kubernetes/base/mfe-gift-cards.yaml',
      'ops/containers/kubernetes/base/network.yaml',
      'ops/containers/kubernetes/overlays/one-node/kustomization.yaml',
      'ops/containers/kubernetes/overlays/three-zones/kustomization.yaml',
      'ops/containers/observability/prometheus.yml',
      'package-lock.json',
    ])
    expect(changed).toEqual(
      expect.arrayContaining([
        'mfe-gift-cards/src/gift-cards/gift-cards-list.route.tsx',
        'mfe-gift-cards/src/gift-cards-events.ts',
      ]),
    )
    copy.checkTypes()
    copy.runScript('lint', 'mfe-gift-cards')
    expect(copy.passedTests('mfe-gift-cards', [])).toContain('publishes that a product was opened')
    copy.passedTests('shared-kernel/tooling', documentTests)
    copy.passedTests('ops', listTests)
  },
  limitMs,
)

test(
  'a removed remote leaves no trace',
  () => {
    copy.runScript('create', '--remove', 'mfe-gift-cards')

    expect(copy.changedFiles()).toEqual([])
    expect(copy.runScript('create', '--check')).toMatch(/^Every list has mfe-cart, /)
  },
  limitMs,
)

test(
  'a remote with changes that no commit has is not removed',
  () => {
    copy.write('mfe-gift-cards/src/products.api.ts', 'export const draft = 1\n')

    expect(() => copy.runScript('create', '--remove', 'mfe-gift-cards')).toThrow(
      'mfe-gift-cards has changes that no commit has: mfe-gift-cards/src/products.api.ts.',
    )
  },
  limitMs,
)
