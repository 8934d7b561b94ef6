import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { absolute, filesBelow, isTest, read } from './repository'

const documents = filesBelow('.', /\.md$/)
const sources = filesBelow('.', /\.(tsx?|[cm]js|css|yml|yaml|json|csv|md)$/).filter(
  (file) => !file.startsWith('docs/') && !file.endsWith('package-lock.json'),
)
const decisions = filesBelow('docs/adr', /^\d{4}-.*\.md$/)
  .map((file) => path.basename(file))
  .sort()
const numberOf = (file: string) => file.slice(0, 4)

test('decisions are numbered without gaps and have status and date', () => {
  expect(decisions.map(numberOf)).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')))
  expect(
    decisions.filter((file) => {
      const [title = '', , status = ''] = read(`docs/adr/${file}`).split('\n')
      return !title.startsWith(`# ${numberOf(file)} `) || !/^Status: .+, \d{4}-\d\d-\d\d$/.test(status)
    }),
  ).toEqual([])
})

test('the index names each decision by its title', () => {
  const index = read('docs/adr/README.md').replaceAll(/ +/g, ' ')

  const missing = decisions.filter((file) => {
    const [, title = ''] = /^# \d{4} (.*)/.exec(read(`docs/adr/${file}`)) ?? []
    return !index.includes(`| [${numberOf(file)}](${file}) | ${title} |`)
  })

  expect(missing).toEqual([])
})

test('code and documents point to existing decisions', () => {
  const known = new Set(decisions.map(numberOf))

  const wrong = [...documents, ...sources].flatMap((file) =>
    [...read(file).matchAll(/\bADR (\d{4})/g)]
      .filter(([, number = '']) => !known.has(number))
      .map(([words]) => `${file}: ${words}`),
  )

  expect(wrong).toEqual([])
})

test('links between documents lead to existing files', () => {
  const wrong = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter(
        (target) => !/^[a-z]+:/.test(target) && !existsSync(absolute(path.join(path.dirname(file), target))),
      )
      .map((target) => `${file}: ${target}`),
  )

  expect(wrong).toEqual([])
})

/** A heading's anchor as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test('links to headings lead to one', () => {
  const wrong = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)\s#]*\.md)?#([^)\s]+)\)/g)]
      .filter(([, target, anchor = '']) => {
        const text = read(target ? path.join(path.dirname(file), target) : file)
        return ![...text.matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor)
      })
      .map(([link]) => `${file}: ${link}`),
  )

  expect(wrong).toEqual([])
})

test('README.md fits on two screens', () => {
  const readme = read('README.md')

  expect(readme.split('\n').length).toBeLessThanOrEqual(80)
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6 * 1024)
})

test('the index of documents names each of them', () => {
  const index = read('docs/README.md')
  const guides = filesBelow('docs', /\.md$/).filter((file) => !/^docs\/(README\.md|adr\/)/.test(file))

  expect(guides.filter((file) => !index.includes(`](${path.relative('docs', file)})`))).toEqual([])
})

const words = new Set(
  sources.filter((file) => !isTest(file)).flatMap((file) => read(file).match(/[A-Za-z_][\w.]*\w/g) ?? []),
)
const isNamed = (name: string) => words.has(name)

test('the architecture’s table of the kernel matches lint', async () => {
  const [boundaries = ''] = filesBelow('shared-kernel/tooling', /^boundaries\.cjs$/)
  const { forbidden } = (await import(absolute(boundaries))) as {
    forbidden: { name: string; to: { pathNot?: string } }[]
  }
  const enforced = forbidden
    .filter(({ name }) => existsSync(absolute(`shared-kernel/${name.replace('kernel-', '')}`)))
    .map(({ name, to }): [string, string[]] => {
      const own = name.replace('kernel-', '')
      const allowed = [...(to.pathNot ?? '').matchAll(/shared-kernel\/([\w-]+)\//g)].map(
        ([, other = '']) => other,
      )
      return [own, allowed.filter((other) => other !== own).sort()]
    })
  const rows = read('docs/architecture.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

  const written = enforced.map(([own]): [string, string[]] => {
    const cell = rows.find(([, name]) => name === `\`${own}\``)?.[4] ?? ''
    return [
      own,
      cell
        .split(', ')
        .filter((other) => other !== '–')
        .sort(),
    ]
  })

  expect(enforced).not.toEqual([])
  expect(written).toEqual(enforced)
})

test('identifiers in decisions, the architecture and the READMEs exist', () => {
  const tellers = documents.filter((file) =>
    /(^|\/)README\.md$|^docs\/(adr\/|architecture|beyond-)/.test(file),
  )

  const wrong = tellers.flatMap((file) =>
    [...read(file).matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)]
      .filter(([, name = '']) => !isNamed(name))
      .map(([, name]) => `${file}: ${name}`),
  )

  expect(wrong).toEqual([])
})

/** Cells of the glossary's rows, each as the names that it spells as code. */
const glossaryRows = () =>
  read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-|日本語)/.test(line))
    .map((line) =>
      line.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
    )

test('identifiers and places in the glossary exist', () => {
  const rows = glossaryRows()
  const identifiers = rows.flatMap((cells) => cells[3] ?? []).filter((name) => !isNamed(name))
  const places = rows.flatMap((cells) => cells[5] ?? []).filter((place) => !existsSync(absolute(place)))

  expect({ identifiers, places }).toEqual({ identifiers: [], places: [] })
})

test('a place of the glossary holds an identifier of its row', () => {
  const holds = (place: string, name: string) =>
    (/\.\w+$/.test(place) ? [place] : filesBelow(place, /\.(tsx?|[cm]js)$/)).some((file) =>
      new RegExp(`\\b${name}\\b`).test(read(file)),
    )

  const wrong = glossaryRows().flatMap((cells) =>
    (cells[5] ?? []).filter((place) => !(cells[3] ?? []).some((name) => holds(place, name))),
  )

  expect(wrong).toEqual([])
})

const packageFolders = readdirSync(absolute('.'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(absolute(`${entry.name}/README.md`)))
  .map(({ name }) => name)

test('paths from the root in documents exist', () => {
  const spelled = new RegExp(`\`((?:${packageFolders.join('|')})/[\\w./-]*)\``, 'g')

  const wrong = documents.flatMap((file) =>
    [...read(file).matchAll(spelled)]
      .filter(([, place = '']) => !existsSync(absolute(place)))
      .map(([, place]) => `${file}: ${place}`),
  )

  expect(wrong).toEqual([])
})

test('folders and files in a package’s README exist', () => {
  const wrong = documents
    .filter((file) => file !== 'README.md' && file.endsWith('README.md') && !file.startsWith('docs/'))
    .flatMap((file) =>
      [...read(file).matchAll(/`((?:src|server|journeys|independence|shop|seed|data)\/[\w./-]*)`/g)]
        .map(([, place = '']) => path.join(path.dirname(file), place))
        .filter((place) => !existsSync(absolute(place))),
    )

  expect(wrong).toEqual([])
})

const madeFolders = /^(\.|(node_modules|dist|test-results|playwright-report)$)/

/** Folders of packages that hold code, with their README: those of `src`, of the gateway, of the tools. */
function codeFolders(): { readme: string; folder: string }[] {
  const packages = filesBelow('.', /^package\.json$/).map((file) => path.dirname(file))
  return packages
    .filter((own) => own !== '.')
    .flatMap((own) => {
      const roots = ['src', 'server'].filter((name) => existsSync(absolute(path.join(own, name))))
      const parents = /tooling$|^e2e$/.test(own) ? ['.'] : roots
      return parents.flatMap((parent) =>
        readdirSync(absolute(path.join(own, parent)), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !madeFolders.test(entry.name))
          .map(({ name }) => ({ readme: `${own}/README.md`, folder: path.join(parent, name) })),
      )
    })
}

test('the README of a package names each of its folders', () => {
  const unnamed = codeFolders().filter(({ readme, folder }) => {
    const named = read(readme)
    return !named.includes(`\`${folder}/\``) && !named.includes(`\`${path.basename(folder)}\``)
  })

  expect(unnamed).toEqual([])
})

test('the README of a package has at most 120 lines', () => {
  const readmes = [...new Set(codeFolders().map(({ readme }) => readme))]

  expect(readmes.filter((readme) => read(readme).split('\n').length > 120)).toEqual([])
})
