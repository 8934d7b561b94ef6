import { writeComposition } from '../release/composition.mjs'

/**
 * Writes the composition of the versions that the environment names; the gateway takes it over, or refuses it
 * and says why.
 */
const remotes = {
  catalog: 'mfe-catalog',
  cart: 'mfe-cart',
  mypage: 'mfe-mypage',
  content: 'mfe-content',
  'social-gift': 'mfe-social-gift',
}
const variableOf = (service) => `${service.toUpperCase().replaceAll('-', '_')}_VERSION`

const entries = await Promise.all(
  Object.entries(remotes).map(async ([name, service]) => {
    const version = process.env[variableOf(service)]
    if (!version) throw new Error(`${variableOf(service)} is not set`)
    const origin = `http://${service}:8080`
    const response = await fetch(`${origin}/${version}/release.json`, { signal: AbortSignal.timeout(5_000) })
    if (!response.ok) throw new Error(`${service} has no release ${version}`)
    const { routes, integrity } = await response.json()
    const addresses = {
      entry: `/remotes/${name}/${version}/remoteEntry.js`,
      fragment: `${origin}/${version}/fragment`,
    }
    return { name, version, ...addresses, routes, integrity }
  }),
)
const id = entries.map(({ name, version }) => `${name}-${version}`).join('_')
writeComposition(process.env.COMPOSITION, { id, remotes: entries })
console.log(`composed ${id}`)
