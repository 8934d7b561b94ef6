import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { remotes, root } from '../workspace/workspace.mjs'

/**
 * Lists of remotes in files that can't read the folder of the packages. `lines` returns the lines of one
 * remote, a `version` in them may be any.
 * @typedef {{ file: string, lines: (name: string) => string }} LineList
 */

const version = '1.0.0'
const anyVersion = String.raw`\d+\.\d+\.\d+(?:-[\w.]+)?`
/** @param {string} name of a package, e.g. `mfe-social-gift` */
const variable = (name) => name.toUpperCase().replaceAll('-', '_')
/** @param {string} name of a package */
const short = (name) => name.slice('mfe-'.length)

const composeService = (/** @type {string} */ name) => `\
  ${name}:
    <<: *remote
    image: storefront/${name}:\${${variable(name)}_VERSION:-${version}}
    build:
      {
        <<: *build,
        target: remote,
        args: { <<: *release, PACKAGE: ${name}, VERSION: '\${${variable(name)}_VERSION:-${version}}' },
      }
    volumes: ['${short(name)}-releases:/releases']

`
const frontServices = (/** @type {string} */ name) => `\
  ${name}: *remote
  ${name}-2:
    extends: { file: ./docker-compose.yml, service: ${name} }
    <<: *remote
    networks: { shop: { aliases: [${name}] } }
`
const containers = 'ops/containers'
const base = `${containers}/kubernetes/base`
const overlays = ['one-node', 'three-zones'].map(
  (name) => `${containers}/kubernetes/overlays/${name}/kustomization.yaml`,
)
const registry = 'registry.example.jp'

/** @type {LineList[]} */
const lineLists = [
  { file: '.env.example', lines: (name) => `${variable(name)}_VERSION=${version}\n` },
  { file: '.env.example', lines: (name) => `# ${variable(name)}_CANARY_WEIGHT=10\n` },
  { file: `${containers}/Dockerfile`, lines: (name) => `COPY ${name}/package.json ${name}/\n` },
  { file: 'docker-compose.yml', lines: composeService },
  { file: 'docker-compose.yml', lines: (name) => `      ${name}: { condition: service_started }\n` },
  {
    file: 'docker-compose.yml',
    lines: (name) => `      ${variable(name)}_VERSION: \${${variable(name)}_VERSION:-${version}}\n`,
  },
  {
    file: 'docker-compose.yml',
    lines: (name) => `      ${variable(name)}_CANARY_WEIGHT: \${${variable(name)}_CANARY_WEIGHT:-100}\n`,
  },
  { file: 'docker-compose.yml', lines: (name) => `  ${short(name)}-releases: {}\n` },
  { file: `${containers}/front/docker-compose.yml`, lines: frontServices },
  { file: `${base}/kustomization.yaml`, lines: (name) => `  - ${name}.yaml\n` },
  {
    file: `${base}/kustomization.yaml`,
    lines: (name) =>
      `      - ${variable(name)}_VERSION=${version}\n      - ${variable(name)}_CANARY_WEIGHT=100\n`,
  },
  {
    file: `${base}/kustomization.yaml`,
    lines: (name) => `  - { name: storefront/${name}, newTag: ${version} }\n`,
  },
  ...overlays.flatMap((file) => [
    {
      file,
      lines: (/** @type {string} */ name) =>
        `  - { name: storefront/${name}, newName: ${registry}/storefront/${name}, newTag: ${version} }\n`,
    },
    { file, lines: (/** @type {string} */ name) => `      - ${variable(name)}_VERSION=${version}\n` },
  ]),
]

/** Files that name all remotes in one line, `mfe-cart,mfe-catalog,…`. */
const inlineLists = [
  'docker-compose.yml',
  `${containers}/observability/prometheus.yml`,
  `${base}/gateway.yaml`,
  `${base}/network.yaml`,
]
const inlineList = /mfe-[\w-]+(?:, ?mfe-[\w-]+)+/

/** @param {string} name */
const manifestFile = (name) => `${base}/${name}.yaml`

/**
 * Lists the files that name remotes.
 * @param {string[]} names
 */
export const listedIn = (names) => [
  ...new Set([...lineLists.map(({ file }) => file), ...inlineLists, ...names.map(manifestFile)]),
]

/** @param {string} house @param {string} file */
const read = (house, file) => readFileSync(path.join(house, file), 'utf8')
/** @param {string} house @param {string} file @param {string} text */
const write = (house, file, text) => writeFileSync(path.join(house, file), text)

/** Matches the lines of a remote at any version. @param {LineList} list @param {string} name */
function toPattern({ lines }, name) {
  const escaped = lines(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(version.replaceAll('.', String.raw`\.`), anyVersion)}`, 'm')
}

/** @param {string} text @returns {string[]} names in the inline list */
const namesInline = (text) => (inlineList.exec(text)?.[0] ?? '').split(/, ?/)

/**
 * Lists what the files lack of the given remotes, e.g. `docker-compose.yml: mfe-wishlist: …`.
 * @param {string[]} [names]
 */
export function findMissingLines(names = remotes, house = root) {
  return names.flatMap((name) => [
    ...lineLists
      .filter((list) => !toPattern(list, name).test(read(house, list.file)))
      .map(({ file, lines }) => `${file}: ${lines(name).trim().split('\n')[0]}`),
    ...inlineLists
      .filter((file) => !namesInline(read(house, file)).includes(name))
      .map((file) => `${file}: ${namesInline(read(house, file))[0]}, …, ${name}`),
    ...(existsSync(path.join(house, manifestFile(name))) ? [] : [manifestFile(name)]),
  ])
}

/**
 * Lists the remotes that the files name and that this checkout doesn't have.
 * @param {string[]} [names] of the checkout's remotes
 */
export function findSurplusNames(names = remotes, house = root) {
  return listedIn([]).flatMap((file) => {
    const named = new Set(read(house, file).match(/\bmfe-[a-z][a-z-]*[a-z]\b/g))
    return [...named].filter((name) => !names.includes(name)).map((name) => `${file}: ${name}`)
  })
}

/**
 * Adds a remote to every list, after the remotes that the list has. Its manifest copies the last remote's.
 * @param {string} name
 * @param {string[]} [others] names of the remotes in the lists
 */
export function addToLists(name, others = remotes.filter((one) => one !== name), house = root) {
  for (const list of lineLists) {
    const text = read(house, list.file)
    const ends = others.map((one) => {
      const found = toPattern(list, one).exec(text)
      return found ? found.index + found[0].length : 0
    })
    const end = Math.max(...ends)
    write(house, list.file, text.slice(0, end) + list.lines(name) + text.slice(end))
  }
  for (const file of inlineLists)
    write(
      house,
      file,
      read(house, file).replace(inlineList, (list) => `${list}${/, ?/.exec(list)?.[0]}${name}`),
    )
  const model = others.at(-1) ?? ''
  const manifest = read(house, manifestFile(model))
    .replaceAll(model, name)
    .replace(`The remote ${short(model)}.`, `The remote ${short(name)}.`)
  write(house, manifestFile(name), manifest)
}

/**
 * Removes a remote from every list.
 * @param {string} name
 */
export function removeFromLists(name, house = root) {
  for (const list of lineLists)
    write(house, list.file, read(house, list.file).replace(toPattern(list, name), ''))
  for (const file of inlineLists)
    write(
      house,
      file,
      read(house, file).replace(inlineList, (list) =>
        list
          .split(/(?=, ?)/)
          .filter((one) => one.replace(/^, ?/, '') !== name)
          .join(''),
      ),
    )
  rmSync(path.join(house, manifestFile(name)), { force: true })
}
