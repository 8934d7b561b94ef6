import path from 'node:path'
import { allPackages } from '../../workspace/workspace.mjs'

const types = 'build chore ci docs feat fix perf refactor revert style test'.split(' ')
/** Scopes for parts of the repository that aren't packages. */
const parts = 'adr deps gateway kernel release seed'.split(' ')
/** @type {Record<string, string>} */
const packageScopes = { 'reference-api': 'api', 'host-shell': 'shell' }
const longestSubject = 72

/** Lists the allowed commit scopes: package names without `mfe-`, and a few parts. */
export const scopes = () => [
  ...allPackages().map((name) => packageScopes[name] ?? path.basename(name).replace(/^mfe-/, '')),
  ...parts,
]

const form = /^(?<type>[a-z]+)(?:\((?<scope>[^)]*)\))?!?: (?<words>\S.*)$/
/** Matches subjects that git generated, or that `git rebase --autosquash` will squash. */
const writtenByGit = /^(Merge |Revert "|(fixup|squash|amend)! )/
const endsInEd = /^(embed|exceed|feed|need|proceed|seed|shed|speed)$/
const endsInIng = /^(bring|ping|ring|spring|string)$/

/** @param {string} verb the first word of a description */
const isImperative = (verb) =>
  /^[a-z]/.test(verb) &&
  (!verb.endsWith('ed') || endsInEd.test(verb)) &&
  (!verb.endsWith('ing') || endsInIng.test(verb)) &&
  (!/[^su]s$/.test(verb) || verb === 'alias')

/**
 * Returns the reason why a subject isn't one of our Conventional Commits.
 * @param {string} subject
 * @returns {string | undefined} undefined if it is valid
 */
export function describeRefusal(subject) {
  if (writtenByGit.test(subject)) return undefined
  const { type, scope, words } = form.exec(subject)?.groups ?? {}
  if (!type || !words)
    return 'write type(scope): imperative, e.g. fix(cart): show the postage that is charged'
  if (!types.includes(type)) return `unknown type ${type}: one of ${types.join(', ')}`
  if (scope !== undefined && !scopes().includes(scope))
    return `unknown scope ${scope}: none, or one of ${scopes().join(', ')}`
  if (subject.length > longestSubject)
    return `${subject.length} characters, ${longestSubject} at most: the reason goes into the body`
  if (!isImperative(words.split(' ')[0] ?? ''))
    return 'begin with an imperative in lower case: add, fix, show'
  return words.endsWith('.') ? 'no full stop at the end' : undefined
}
