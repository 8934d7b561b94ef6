import { readComposition, writeComposition } from '../release/composition.mjs'
import { composedEntry, withWeight } from './composed-entry.mjs'

/**
 * Writes the composition of the versions that the environment names; the gateway takes it over, or refuses it
 * and says why. A version whose `…_CANARY_WEIGHT` is below 100 is given to so many of a hundred shoppers.
 */
const remotes = {
  catalog: 'mfe-catalog',
  cart: 'mfe-cart',
  mypage: 'mfe-mypage',
  content: 'mfe-content',
  'social-gift': 'mfe-social-gift',
}
const variableOf = (service) => `${service.toUpperCase().replaceAll('-', '_')}_VERSION`

const weightOf = (service) =>
  Number(process.env[variableOf(service).replace('_VERSION', '_CANARY_WEIGHT')] || 100)

const { COMPOSITION, COMPOSED_BY, COMPOSED_WHY } = process.env
const previous = readComposition(COMPOSITION)
/** @type {{ name: string, version: string, canary?: { version: string, weight: number } }[]} */
const entries = await Promise.all(
  Object.entries(remotes).map(async ([name, service]) => {
    const version = process.env[variableOf(service)]
    if (!version) throw new Error(`${variableOf(service)} is not set`)
    const entry = await composedEntry({ name, version, origin: `http://${service}:8080` }, previous)
    return withWeight(entry, weightOf(service), previous)
  }),
)
const id = entries
  .map(
    ({ name, version, canary }) => `${name}-${version}${canary ? `+${canary.version}@${canary.weight}` : ''}`,
  )
  .join('_')
const by = { ...(COMPOSED_BY && { who: COMPOSED_BY }), ...(COMPOSED_WHY && { why: COMPOSED_WHY }) }
writeComposition(COMPOSITION, { id, remotes: entries, by })
console.log(`composed ${id}`)
