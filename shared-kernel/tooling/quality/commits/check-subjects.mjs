import { readFileSync } from 'node:fs'
import { branchPoint, git } from '../git.mjs'
import { describeRefusal } from './commit-subject.mjs'

/** Returns the first line of a commit message file that isn't one of the template's comments. */
const readSubject = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.trim() && !line.startsWith('#')) ?? ''

/** Lists the subjects of commits on this branch that `main` doesn't have. Empty in a clone without `main`. */
function branchSubjects() {
  const base = branchPoint()
  return base ? git('log', '--no-merges', '--format=%s', `${base}..HEAD`).split('\n').filter(Boolean) : []
}

// With a file argument, this program is git's commit-msg hook. Without arguments, it is a lint check.
const [, , file] = process.argv
const subjects = file ? [readSubject(file)] : branchSubjects()
for (const subject of subjects) {
  const refusal = subject && describeRefusal(subject)
  if (!refusal) continue
  process.stderr.write(`Commit subject "${subject}": ${refusal}.\n`)
  process.exitCode = 1
}
