import { readFileSync } from 'node:fs'
import { branchPoint, git } from '../git.mjs'
import { describeRefusal } from './commit-subject.mjs'

/** First line of a commit message file that isn't one of the template's comments. */
const subjectOf = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.trim() && !line.startsWith('#')) ?? ''

/** Commits on this branch that `main` doesn't have. Empty in a clone without `main`. */
function branchSubjects() {
  const base = branchPoint()
  return base ? git('log', '--no-merges', '--format=%s', `${base}..HEAD`).split('\n').filter(Boolean) : []
}

// With a file argument it is git's commit-msg hook. Without one it is a lint check.
const [, , file] = process.argv
const subjects = file ? [subjectOf(file)] : branchSubjects()
for (const subject of subjects) {
  const refusal = subject && describeRefusal(subject)
  if (!refusal) continue
  process.stderr.write(`Commit subject "${subject}": ${refusal}.\n`)
  process.exitCode = 1
}
