import { readFileSync } from 'node:fs'
import { branchPoint, git } from '../git.mjs'
import { describeRefusal } from './commit-subject.mjs'

/** First line of a message file, after the comments of a template. */
const subjectOf = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.trim() && !line.startsWith('#')) ?? ''

/** Commits of this branch that `main` does not have; none in a clone that does not know `main`. */
function branchSubjects() {
  const base = branchPoint()
  return base ? git('log', '--no-merges', '--format=%s', `${base}..HEAD`).split('\n').filter(Boolean) : []
}

// With a file, git's hook for one message; without, a check of lint.
const [, , file] = process.argv
const subjects = file ? [subjectOf(file)] : branchSubjects()
for (const subject of subjects) {
  const refusal = subject && describeRefusal(subject)
  if (!refusal) continue
  process.stderr.write(`Commit subject "${subject}": ${refusal}.\n`)
  process.exitCode = 1
}
