import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import {
  parseAddressText,
  parsedFields,
  type ParsedAddress,
  type ParsedField,
} from './parse-address-text.rules'

type Answer = Partial<Record<ParsedField, string>> & { unsure: ParsedField[] }
type Sample = { name: string; text: string; answer: Answer[] }

const folder = join(__dirname, 'samples')
const isHeldBack = (file: string) => file.endsWith('held-back.yaml')
const all = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
const files = all.filter((file) => !isHeldBack(file))
const readSamples = (file: string) => parse(readFileSync(join(folder, file), 'utf8')) as Sample[]
const samples = files.flatMap(readSamples)

/** Samples that the parser doesn't read whole, each with its reason. */
const knownMisses: Record<string, string> = {}

const read = (text: string) => parseAddressText(text, 100)
const differing = (answer: Answer, parsed: ParsedAddress) =>
  parsedFields.filter((field) => parsed[field] !== (answer[field] ?? ''))

function isWhole({ text, answer }: Sample): boolean {
  const parsed = read(text)
  return (
    parsed.length === answer.length &&
    answer.every((one, index) => {
      const other = parsed[index]!
      return differing(one, other).length === 0 && one.unsure.join() === other.unsure.join()
    })
  )
}

/** A field that is wrong and not marked, a person too many, or one too few. */
function isSilentlyWrong({ text, answer }: Sample): boolean {
  const parsed = read(text)
  if (parsed.length !== answer.length) return true
  return answer.some((one, index) =>
    differing(one, parsed[index]!).some((field) => !parsed[index]!.unsure.includes(field)),
  )
}

test.each(all)('reads every sample of %s whole', (file) => {
  const missed = readSamples(file).filter((sample) => !isWhole(sample) && !(sample.name in knownMisses))

  expect(missed.map(({ name }) => name)).toEqual([])
})

test('reads at least 190 of 200 samples whole', () => {
  const whole = samples.filter(isWhole)

  expect(samples).toHaveLength(200)
  expect(whole.length).toBeGreaterThanOrEqual(190)
})

test('lists only known misses that exist', () => {
  const missed = samples.filter((sample) => !isWhole(sample)).map(({ name }) => name)

  expect(missed.sort()).toEqual(Object.keys(knownMisses).sort())
})

test('no sample is silently wrong', () => {
  expect(
    all
      .flatMap(readSamples)
      .filter(isSilentlyWrong)
      .map(({ name }) => name),
  ).toEqual([])
})
