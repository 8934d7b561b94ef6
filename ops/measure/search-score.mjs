import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../shared-kernel/tooling/workspace/workspace.mjs'

const files = {
  tsunagu: 'search-queries.json',
  business: 'search-queries-business.json',
  school: 'search-queries-school.json',
}

/**
 * Measures the share of search terms whose intended product is among the first five results.
 * @param {string} apiOrigin
 */
export async function measureSearch(apiOrigin) {
  /** @type {import('./figures.mjs').Figures} */
  const scores = {}
  for (const [shop, file] of Object.entries(files))
    scores[`search, ${shop}`] = await computeScore(apiOrigin, shop, file)
  return scores
}

/** @param {string} apiOrigin @param {string} shop @param {string} file */
async function computeScore(apiOrigin, shop, file) {
  /** @type {[string, string][]} */
  const queries = JSON.parse(readFileSync(path.join(root, 'reference-api/data', file), 'utf8'))
  let found = 0
  for (const [query, wanted] of queries) {
    const response = await fetch(`${apiOrigin}/v1/products?per=5&word=${encodeURIComponent(query)}`, {
      headers: { 'x-ecd-channel-id': shop },
    })
    /** @type {{ data: { name: string }[] }} */
    const { data } = await response.json()
    if (data.some(({ name }) => new RegExp(wanted).test(name))) found += 1
  }
  return { queries: queries.length, 'found in the first five': found / queries.length }
}
