import { Stop } from '../workspace/steps.mjs'

/** Differences from the release before that the gateway refuses unless a release means them. */
export const meantKinds = [
  'name',
  'image',
  'price',
  'date',
  'count',
  'origin',
  'structured-data',
  'status',
  'form',
  'head',
  'policy',
  'speed',
  'value',
  'weight',
  'link',
  'contract',
]

/**
 * Reads the values of `--means`, e.g. `price: shown with tax`.
 * @param {string[]} values
 * @returns {{ kind: string, why: string }[]}
 * @throws Stop if one has no known kind or no reason
 */
export function parseMeant(values) {
  return values.map((value) => {
    const [kind = '', ...rest] = value.split(':')
    const why = rest.join(':').trim()
    if (!meantKinds.includes(kind.trim()) || !why)
      throw new Stop(
        `Which difference is meant, and why? --means "price: shown with tax". Kinds: ${meantKinds.join(', ')}.`,
      )
    return { kind: kind.trim(), why }
  })
}
