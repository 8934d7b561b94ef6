import { readComposition, writeComposition } from '../release/composition.mjs'
import { composedEntry } from './composed-entry.mjs'

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

const { COMPOSITION } = process.env
const previous = readComposition(COMPOSITION)
const entries = await Promise.all(
  Object.entries(remotes).map(([name, service]) => {
    const version = process.env[variableOf(service)]
    if (!version) throw new Error(`${variableOf(service)} is not set`)
    return composedEntry({ name, version, origin: `http://${service}:8080` }, previous)
  }),
)
const id = entries.map(({ name, version }) => `${name}-${version}`).join('_')
writeComposition(COMPOSITION, { id, remotes: entries })
console.log(`composed ${id}`)
