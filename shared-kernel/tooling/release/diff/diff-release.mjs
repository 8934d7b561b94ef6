import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stop } from '../../workspace/steps.mjs'
import { switchVersion, withCanary } from '../composition.mjs'
import { awaitVerdict } from '../gateway-verdict.mjs'
import { pagesOf, readToldLines, splitDifferences } from './differences.rules.mjs'
import { takePictures } from './page-pictures.mjs'
import { openPreviews } from './preview-gateways.mjs'
import { renderReport } from './report.rules.mjs'

/** Shoppers who would get the candidate, if the gateway that judges it had any. */
const weight = 1

/**
 * Compares a release with the one in force as a switch would, without a switch. Writes a report with
 * pictures of both.
 * @param {object} options
 * @param {import('../composition.mjs').CompositionDocument} options.known the shop's composition
 * @param {string} options.gateway origin of the running shop
 * @param {string} options.name of the remote
 * @param {string} options.version
 * @param {string} options.folder of the reports
 * @param {string[]} [options.pages] to take pictures of. Without them, the pages with differences
 * @param {boolean} [options.isPictured]
 * @returns {Promise<{ refused: string[], told: string[], report: string | undefined }>}
 * @throws Stop if the shop doesn't run or the comparison takes too long
 */
export async function diffRelease({ known, gateway, name, version, folder, pages, isPictured = true }) {
  const stable = withCanary(known, name, undefined)
  const before = stable.remotes.find((one) => one.name === name)?.version ?? ''
  const previews = await openPreviews(gateway).catch((error) => {
    throw new Stop(`The shop on ${gateway} does not run, so its pages can't be compared: ${error.message}`)
  })
  try {
    const judge = await previews.open('judge', stable)
    const asked = withCanary(stable, name, { version, weight })
    judge.compose(asked)
    const verdict = await awaitVerdict(judge.origin, asked.id)
    if (verdict === 'no gateway') throw new Stop('The gateway that compares ended.')
    const told = readToldLines(judge.readLog(), `${name} ${version}`)
    const differences = { refused: splitDifferences(verdict), told: splitDifferences(told) }
    const shown = pages ?? pagesOf([...differences.refused, ...differences.told])
    const found = { refused: verdict, told }
    if (!isPictured || shown.length === 0) return { ...found, report: undefined }
    const target = path.join(folder, `${name}-${version}`)
    rmSync(target, { recursive: true, force: true })
    mkdirSync(target, { recursive: true })
    const [left, right] = await Promise.all([
      previews.open('stable', stable),
      previews.open('candidate', switchVersion(stable, name, version, { isUntried: true })),
    ])
    const pairs = await takePictures({
      pages: shown,
      stable: left.origin,
      candidate: right.origin,
      folder: target,
    })
    const report = path.join(target, 'index.html')
    writeFileSync(
      report,
      renderReport({ remote: name, stable: before, candidate: version, ...differences, pairs }),
    )
    return { ...found, report }
  } finally {
    await previews.close()
  }
}
