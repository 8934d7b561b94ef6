/** @jest-environment node */
import type { Trial } from '@storefront/remote/server'
import { aRemote, closeServers, listen, newVersion, remoteAnswers } from '../testing/fake-servers'
import type { CompositionDocument } from './composition.rules'
import type { RemoteEntry } from '../release/remote-entry'
import { tryReleases, type TrialOptions } from './try-releases'

afterEach(closeServers)

const problem = '/cart: TypeError: lines is undefined'

/** Serves a remote whose trials have this outcome, and lists the requested URLs. */
async function served(trial: Partial<Trial>) {
  const heard: string[] = []
  const answer = remoteAnswers({ trial: { problems: [], late: [], ...trial } })
  const origin = await listen((request, response) => {
    heard.push(request.url ?? '')
    answer(request, response)
  })
  return { heard, remote: aRemote(origin), next: () => aRemote(origin, { version: newVersion() }) }
}

async function tried(
  remote: RemoteEntry,
  before: RemoteEntry | undefined,
  own: Partial<CompositionDocument> & Pick<TrialOptions, 'smoke'> = {},
) {
  const { smoke, ...told } = own
  const verdict = { contradictions: [], transient: [], tolerated: [] }
  await tryReleases(
    {
      document: { id: 'b', remotes: [remote], ...told },
      inForce: before && { id: 'a', remotes: [before] },
    },
    verdict,
    { trialShopper: { origin: 'http://localhost', channel: 'tsunagu' }, smoke },
  )
  return verdict as { contradictions: string[]; transient: string[] }
}

test('rejects a release that fails to render a route', async () => {
  const { remote, next } = await served({ problems: [problem] })
  const candidate = next()

  expect((await tried(candidate, remote)).contradictions).toEqual([
    `cart ${candidate.version} is broken: ${problem}`,
  ])
})

test('reports a release that rendered too late as a transient problem', async () => {
  const { remote, next } = await served({ late: ['/cart was not rendered within 5000 ms'] })
  const candidate = next()

  expect(await tried(candidate, remote)).toMatchObject({
    contradictions: [],
    transient: [`cart ${candidate.version}: /cart was not rendered within 5000 ms`],
  })
})

test('rejects a release that breaks in the browser', async () => {
  const pages = [{ path: '/cart', fragment: { html: '<h1>カート</h1>' } }] as Trial['pages']
  const { remote, next } = await served({ pages })
  const smoke = jest.fn().mockResolvedValue({ problems: ['/cart in the browser: no start'], late: [] })
  const candidate = next()

  const { contradictions } = await tried(candidate, remote, { smoke })

  expect(contradictions).toEqual([`cart ${candidate.version} is broken: /cart in the browser: no start`])
  expect(smoke).toHaveBeenCalledWith(candidate, expect.objectContaining({ id: 'b' }), pages)
})

test('skips the trial for verified, exempt and first releases', async () => {
  const { remote, next, heard } = await served({})
  const broken = await served({ problems: [problem] })
  const candidate = next()
  await tried(candidate, remote)
  heard.length = 0

  const verdicts = [
    await tried(candidate, remote),
    await tried(remote, candidate),
    await tried(broken.next(), broken.remote, { untried: ['cart'] }),
    await tried(broken.next(), undefined),
  ]

  expect(verdicts.flatMap(({ contradictions }) => contradictions)).toEqual([])
  expect([...heard, ...broken.heard]).toEqual([])
})
