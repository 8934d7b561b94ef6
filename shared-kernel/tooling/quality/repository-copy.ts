import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { absolute, readJson } from './repository'

type Lock = { packages: Record<string, { name?: string }> }
type JestResult = { testResults: { assertionResults: { status: string; fullName: string }[] }[] }

/** A copy of the sources in a temporary folder, in which a test edits files and runs commands. */
export class RepositoryCopy {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'repository-'))

  /** `env` is set for each command. */
  constructor(private readonly env: Record<string, string> = {}) {
    for (const file of listSources()) {
      mkdirSync(path.dirname(this.pathOf(file)), { recursive: true })
      cpSync(absolute(file), this.pathOf(file))
    }
    this.linkPackages()
    this.git('init', '--quiet')
    this.git('add', '--all')
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  write(file: string, text: string): void {
    writeFileSync(this.pathOf(file), text)
  }

  /**
   * Inserts text before the first match.
   * @throws Error if nothing matches
   */
  insert(file: string, before: RegExp, text: string): void {
    const source = readFileSync(this.pathOf(file), 'utf8')
    if (!before.test(source)) throw new Error(`${file} has no ${before}`)
    this.write(
      file,
      source.replace(before, (match) => text + match),
    )
  }

  /** Lists the files that were changed or added since the copy. */
  changedFiles(): string[] {
    const lists = this.git('diff', '--name-only') + this.git('ls-files', '--others', '--exclude-standard')
    return lists.split('\n').filter(Boolean).sort()
  }

  /** Runs a script of the root `package.json`. Returns its output. */
  runScript(name: string, ...args: string[]): string {
    return this.run('npm', ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])])
  }

  checkTypes(): void {
    this.run(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', '.'])
  }

  /**
   * Runs the test files of a package that match one of the patterns, those of the API on PostgreSQL. Returns
   * the titles of the tests that passed.
   * @throws Error with the output if a test fails
   */
  passedTests(packageFolder: string, patterns: string[], { titles }: { titles?: string } = {}): string[] {
    const output = path.join(this.folder, 'node_modules/jest-result.json')
    const postgresql =
      packageFolder === 'reference-api' ? ['scripts/with-postgresql.mjs', process.execPath] : []
    const jest = [path.join(this.folder, 'node_modules/jest/bin/jest.js'), '-c', 'jest.config.cjs', '--ci']
    const args = [...(titles ? ['-t', titles] : []), '--json', '--outputFile', output, ...patterns]
    this.run(process.execPath, [...postgresql, ...jest, ...args], packageFolder)
    const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as JestResult
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName)
  }

  private pathOf(file: string): string {
    return path.join(this.folder, file)
  }

  private git(...args: string[]): string {
    return this.run('git', args)
  }

  private run(program: string, args: string[], folder = '.'): string {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: this.pathOf(folder),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, TZ: 'UTC', TESTS: '', ...this.env },
    })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
    return stdout
  }

  /** Links registry packages to the installed ones, and the repository's own packages to the copy. */
  private linkPackages(): void {
    const installed = absolute('node_modules')
    mkdirSync(this.pathOf('node_modules/@storefront'), { recursive: true })
    for (const name of readdirSync(installed).filter((one) => one !== '@storefront' && one !== '.cache'))
      symlinkSync(path.join(installed, name), this.pathOf(`node_modules/${name}`))
    for (const [folder, { name }] of Object.entries(readJson<Lock>('package-lock.json').packages)) {
      if (!name?.startsWith('@storefront/')) continue
      symlinkSync(this.pathOf(folder), this.pathOf(`node_modules/${name}`))
      if (existsSync(absolute(`${folder}/node_modules`)))
        symlinkSync(absolute(`${folder}/node_modules`), this.pathOf(`${folder}/node_modules`))
    }
  }
}

/** Lists tracked and new files. */
function listSources(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = spawnSync('git', args, {
    cwd: absolute('.'),
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout.split('\0').filter((file) => file && existsSync(absolute(file)))
}
