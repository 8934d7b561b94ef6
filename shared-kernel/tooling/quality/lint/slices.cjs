const fs = require('node:fs')
const path = require('node:path')
const { forbid } = require('./forbid.cjs')

const root = path.resolve(__dirname, '../../../..')
const remotes = fs.readdirSync(root).filter((name) => /^mfe-/.test(name))

/**
 * Returns true for a slice, i.e. a folder with a screen. Only the route table may import from a slice.
 * @param {string} folder
 */
const isSlice = (folder) => fs.readdirSync(folder).some((file) => /\.route\.tsx$/.test(file))

/** @param {string} remote folder */
const listSlices = (remote) => {
  const source = path.join(root, remote, 'src')
  return fs
    .readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isSlice(path.join(source, entry.name)))
    .map(({ name }) => `${remote}/src/${name}/`)
}

/** Forbids imports between slices. Code that two slices need belongs next to them. */
exports.sliceRules = remotes
  .flatMap(listSlices)
  .map((slice) =>
    forbid(
      `slice-imports-no-slice-${slice.replaceAll('/', '-').replace(/-$/, '')}`,
      [`^${slice.split('/')[0]}/src/[^/]+/`, `^${slice}|/testing/|\\.test\\.tsx?$`],
      [`^${slice}`],
    ),
  )
