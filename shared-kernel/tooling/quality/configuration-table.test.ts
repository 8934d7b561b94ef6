import { filesBelow, isTest, read } from './repository'

/** Variables set by npm, the system or other tools. */
const foreign = ['PATH', 'INIT_CWD', 'TZ', 'DEBIAN_FRONTEND', 'TEST_PARALLEL_INDEX']

const readers = [
  /\b(?:process\.)?env\.([A-Z][A-Z0-9_]+)\b/g,
  /\b(?:process\.)?env\[?'([A-Z][A-Z0-9_]+)'\]/g,
  /\(env, '([A-Z][A-Z0-9_]+)'/g,
  // Matches the table of secret names.
  /: '([A-Z][A-Z0-9_]*_SECRET)'/g,
]

function variablesReadBySources(): string[] {
  const sources = filesBelow('.', /\.(tsx?|[cm]js)$/).filter(
    (file) => !isTest(file) && !/^e2e\/|\/jest(\/|[^/]*$)/.test(file),
  )
  const names = sources.flatMap((file) => {
    const text = read(file)
    const destructured = [...text.matchAll(/\{([^{}]+)\} = process\.env/g)].flatMap(([, members = '']) =>
      members.split(',').map((member) => member.trim().split(/\W/)[0] ?? ''),
    )
    return [
      ...readers.flatMap((reader) => [...text.matchAll(reader)].map(([, name = '']) => name)),
      ...destructured,
    ]
  })
  return [...new Set(names)].filter((name) => name !== '' && !foreign.includes(name)).sort()
}

const variablesOfTheImages = () => [
  ...new Set([...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)),
]

/** Lists the variables that start a list entry in docs/configuration.md. */
const documented = new Set(
  [...read('docs/configuration.md').matchAll(/^- (?:`[A-Z][A-Z0-9_]+`(?:, )?)+/gm)].flatMap(([names]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  ),
)

test('docs/configuration.md documents every variable that is read', () => {
  expect(variablesReadBySources().filter((name) => !documented.has(name))).toEqual([])
})

test('docs/configuration.md or .env.example documents every docker-compose.yml variable', () => {
  const example = read('.env.example')

  expect(
    variablesOfTheImages().filter(
      (name) => !documented.has(name) && !new RegExp(`^(# )?${name}=`, 'm').test(example),
    ),
  ).toEqual([])
})

test('docs/configuration.md documents only variables that are read', () => {
  const known = [...variablesReadBySources(), ...variablesOfTheImages()]

  expect([...documented].filter((name) => !known.includes(name))).toEqual([])
})
