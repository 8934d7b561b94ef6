const fs = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../../../..')
/** @param {string} name */
const kernelVersion = (name) =>
  JSON.parse(fs.readFileSync(path.join(root, 'shared-kernel', name, 'package.json'), 'utf8')).version
/** @param {string} name */
const npmVersion = (name) =>
  JSON.parse(fs.readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version

/**
 * Kernel packages that hold state or that every page loads in full. The shell provides the only copy of each.
 */
const kernelSingletons = ['http', 'event-bus', 'session', 'navigation', 'remote', 'site', 'state', 'ui']

/**
 * @typedef {{ singleton: true, strictVersion: true, version: string, requiredVersion: string, eager?: true,
 *   import?: string | false, shareKey?: string }} Share
 */

/**
 * Returns the shared singletons. The shell provides them eagerly, and remotes bundle no copy (`import:
 * false`). react-router-dom goes through a facade because shared modules are never tree-shaken.
 * @param {'host' | 'remote'} role
 * @param {{ kernelOverride?: string, isDevelopment?: boolean }} options
 */
exports.sharedModules = (role, { kernelOverride, isDevelopment }) => {
  /**
   * @param {string} version
   * @param {{ import?: string, shareKey?: string }} [extra]
   * @returns {Share}
   */
  const share = (version, extra = {}) => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: `^${version}`,
    ...(role === 'host' ? { eager: true } : { import: false }),
    ...extra,
  })
  const react = npmVersion('react')
  const reactDom = npmVersion('react-dom')
  const facade = role === 'host' ? { import: '@storefront/remote/router', shareKey: 'react-router-dom' } : {}
  return {
    react: share(react),
    'react/jsx-runtime': share(react),
    ...(isDevelopment ? { 'react/jsx-dev-runtime': share(react) } : {}),
    'react-dom': share(reactDom),
    'react-dom/client': share(reactDom),
    'react-router-dom': share(npmVersion('react-router-dom'), facade),
    ...Object.fromEntries(
      kernelSingletons.map((name) => [`@storefront/${name}`, share(kernelOverride ?? kernelVersion(name))]),
    ),
  }
}
