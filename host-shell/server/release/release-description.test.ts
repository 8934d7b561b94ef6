/** @jest-environment node */
import { closeServers, listen, newVersion, remoteAnswers } from '../testing/fake-servers'
import { describeRelease } from './release-description'

afterEach(closeServers)

/** Returns the styles of two successive pages from a release whose styles change in between. */
async function stylesOfTwoPages(told: { isDevelopment?: boolean }): Promise<(string | undefined)[]> {
  const version = newVersion()
  let css = '.cart{color:red}'
  const origin = await listen((request, response) => remoteAnswers({ css, ...told })(request, response))
  const remote = {
    name: 'cart',
    version,
    entry: `/remotes/cart/${version}/remoteEntry.js`,
    fragment: `${origin}/${version}/fragment`,
    routes: ['/cart'],
  }

  const first = await describeRelease(remote)
  css = '.cart{color:blue}'
  const second = await describeRelease(remote)

  return [first, second].map(({ styleTexts }) => styleTexts.get('cart.css'))
}

test('fetches a release’s description only once', async () => {
  expect(await stylesOfTwoPages({})).toEqual(['.cart{color:red}', '.cart{color:red}'])
})

test('fetches a development build’s description for each page', async () => {
  expect(await stylesOfTwoPages({ isDevelopment: true })).toEqual(['.cart{color:red}', '.cart{color:blue}'])
})
