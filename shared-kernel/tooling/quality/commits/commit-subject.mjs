import path from 'node:path'
import { allPackages } from '../../run/workspace.mjs'

const types = 'build chore ci docs feat fix perf refactor revert style test'.split(' ')
/** Parts of a package and of the house that have a name of their own. */
const parts = 'adr deps gateway kernel ops release seed'.split(' ')
const packageScopes = { 'reference-api': 'api', 'host-shell': 'shell' }
const longestSubject = 72

/** Names for the scope of a commit: packages without `mfe-`, and some parts. */
export const scopes = () => [
  ...allPackages().map((name) => packageScopes[name] ?? path.basename(name).replace(/^mfe-/, '')),
  ...parts,
]

const form = /^(?<type>[a-z]+)(?:\((?<scope>[^)]*)\))?!?: (?<words>\S.*)$/
/** Written by git, or folded into another commit by `git rebase --autosquash`. */
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
 * Why a subject is no Conventional Commit of this house.
 * @param {string} subject
 * @returns {string | undefined} undefined if it is one
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
