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

test('decisions have consecutive numbers, a status and a date', () => {
  expect(decisions.map(numberOf)).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')))
  expect(
    decisions.filter((file) => {
      const [title = '', , status = ''] = read(`docs/adr/${file}`).split('\n')
      return !title.startsWith(`# ${numberOf(file)} `) || !/^Status: .+, \d{4}-\d\d-\d\d$/.test(status)
    }),
  ).toEqual([])
})

test('lists each decision in the index by its title', () => {
  const index = read('docs/adr/README.md').replaceAll(/ +/g, ' ')

  const missing = decisions.filter((file) => {
    const [, title = ''] = /^# \d{4} (.*)/.exec(read(`docs/adr/${file}`)) ?? []
    return !index.includes(`| [${numberOf(file)}](${file}) | ${title} |`)
  })

  expect(missing).toEqual([])
})

test('references only decisions that exist', () => {
  const known = new Set(decisions.map(numberOf))

  const wrong = [...documents, ...sources].flatMap((file) =>
    [...read(file).matchAll(/\bADR (\d{4})/g)]
      .filter(([, number = '']) => !known.has(number))
      .map(([words]) => `${file}: ${words}`),
  )

  expect(wrong).toEqual([])
})

test('links only to existing files', () => {
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

/** Converts a heading to its anchor as GitHub does. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test('links only to existing headings', () => {
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

test('README.md has at most 80 lines and 6 KB', () => {
  const readme = read('README.md')

  expect(readme.split('\n').length).toBeLessThanOrEqual(80)
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6 * 1024)
})

test('lists every document in the index', () => {
  const index = read('docs/README.md')
  const guides = filesBelow('docs', /\.md$/).filter((file) => !/^docs\/(README\.md|adr\/)/.test(file))

  expect(guides.filter((file) => !index.includes(`](${path.relative('docs', file)})`))).toEqual([])
})

const words = new Set(
  sources.filter((file) => !isTest(file)).flatMap((file) => read(file).match(/[A-Za-z_][\w.]*\w/g) ?? []),
)
const isNamed = (name: string) => words.has(name)

test('the kernel table in docs/architecture.md matches the lint rules', async () => {
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

/** Reads the listing of the API's floors, from the highest: its number, and the nouns of its lines. */
function readFloorListing(): { number: number; floor: string; words: string[] }[] {
  const [, section = ''] = read('docs/architecture.md').split('## Floors of the API\n')
  const [, listing = ''] = section.split('```')
  const floors: { number: number; floor: string; words: string[] }[] = []
  for (const line of listing.split('\n').filter(Boolean)) {
    const [, number, floor, text = ''] = /^ *(\d*) +(?:([a-z-]+)\/)? *(.*)$/.exec(line) ?? []
    if (floor) floors.push({ number: Number(number) || (floors.at(-1)?.number ?? 0), floor, words: [] })
    floors.at(-1)?.words.push(...text.split(' '))
  }
  return floors
}

test('the architecture lists the API’s floors as the tree has them', async () => {
  const [rules = ''] = filesBelow('shared-kernel/tooling', /^api-floors\.cjs$/)
  const { apiFloors, singleNouns } = (await import(absolute(rules))) as {
    apiFloors: string[][]
    singleNouns: string[]
  }
  const source = 'reference-api/src'
  const listFolders = (folder: string) =>
    readdirSync(absolute(folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
  const listing = readFloorListing()

  expect(listing.map(({ number, floor }) => `${number} ${floor}`)).toEqual(
    apiFloors.flatMap((row, index) => row.map((floor) => `${index + 1} ${floor}`).reverse()).reverse(),
  )
  expect([...apiFloors.flat(), 'testing'].sort()).toEqual(listFolders(source))
  for (const { floor, words } of listing.filter((one) => !singleNouns.includes(one.floor)))
    expect({ floor, nouns: words }).toEqual({ floor, nouns: listFolders(path.join(source, floor)) })
})

test('decisions, architecture and READMEs name only existing identifiers', () => {
  const tellers = documents.filter((file) =>
    /(^|\/)README\.md$|^docs\/(adr\/|architecture|runtime|beyond-)/.test(file),
  )

  const wrong = tellers.flatMap((file) =>
    [...read(file).matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)]
      .filter(([, name = '']) => !isNamed(name))
      .map(([, name]) => `${file}: ${name}`),
  )

  expect(wrong).toEqual([])
})

/** Returns the cells of the glossary's rows, each as the identifiers in its code spans. */
const glossaryRows = () =>
  read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-|日本語)/.test(line))
    .map((line) =>
      line.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
    )

test('the glossary names only existing identifiers and places', () => {
  const rows = glossaryRows()
  const identifiers = rows.flatMap((cells) => cells[3] ?? []).filter((name) => !isNamed(name))
  const places = rows.flatMap((cells) => cells[5] ?? []).filter((place) => !existsSync(absolute(place)))

  expect({ identifiers, places }).toEqual({ identifiers: [], places: [] })
})

test('the place of each glossary entry contains an identifier of the entry', () => {
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

test('documents name only existing paths from the root', () => {
  const spelled = new RegExp(`\`((?:${packageFolders.join('|')})/[\\w./-]*)\``, 'g')

  const wrong = documents.flatMap((file) =>
    [...read(file).matchAll(spelled)]
      .filter(([, place = '']) => !existsSync(absolute(place)))
      .map(([, place]) => `${file}: ${place}`),
  )

  expect(wrong).toEqual([])
})

test('a package’s README names only existing folders and files', () => {
  const wrong = documents
    .filter((file) => file !== 'README.md' && file.endsWith('README.md') && !file.startsWith('docs/'))
    .flatMap((file) =>
      [...read(file).matchAll(/`((?:src|server|shared|journeys|independence|shop|seed|data)\/[\w./-]*)`/g)]
        .map(([, place = '']) => path.join(path.dirname(file), place))
        .filter((place) => !existsSync(absolute(place))),
    )

  expect(wrong).toEqual([])
})

const madeFolders = /^(\.|(node_modules|dist|test-results|playwright-report)$)/

/** Lists the code folders of packages with their README: below `src`, in the gateway and in the tooling. */
function codeFolders(): { readme: string; folder: string }[] {
  const packages = filesBelow('.', /^package\.json$/).map((file) => path.dirname(file))
  return packages
    .filter((own) => own !== '.')
    .flatMap((own) => {
      const roots = ['src', 'server'].filter((name) => existsSync(absolute(path.join(own, name))))
      const parents = /tooling$|^(e2e|ops)$/.test(own) ? ['.'] : roots
      return parents.flatMap((parent) =>
        readdirSync(absolute(path.join(own, parent)), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !madeFolders.test(entry.name))
          .map(({ name }) => ({ readme: `${own}/README.md`, folder: path.join(parent, name) })),
      )
    })
}

test('a package’s README names each of its folders', () => {
  const unnamed = codeFolders().filter(({ readme, folder }) => {
    const named = read(readme)
    return !named.includes(`\`${folder}/\``) && !named.includes(`\`${path.basename(folder)}\``)
  })

  expect(unnamed).toEqual([])
})

test('a package’s README has at most 120 lines', () => {
  const readmes = [...new Set(codeFolders().map(({ readme }) => readme))]

  expect(readmes.filter((readme) => read(readme).split('\n').length > 120)).toEqual([])
})

test('each package has a change log entry for its version', () => {
  const missing = filesBelow('.', /^package\.json$/)
    .filter((file) => file !== 'package.json')
    .filter((file) => {
      const { version } = JSON.parse(read(file)) as { version: string }
      const changelog = path.join(path.dirname(file), 'CHANGELOG.md')
      const heading = new RegExp(`^#+ \\[?${version.replaceAll('.', '\\.')}[\\] ]`, 'm')
      return !existsSync(absolute(changelog)) || !heading.test(read(changelog))
    })

  expect(missing).toEqual([])
})
