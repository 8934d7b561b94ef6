const later = globalThis.setTimeout
const answerTimeoutMs = 10_000

/**
 * The time allowed for an answer is over at once: nobody waits ten seconds in a test. A plain function: a
 * mock counts as fake timers.
 */
export function expireAnswersAtOnce() {
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    later(run, ms === answerTimeoutMs ? 0 : ms)) as typeof setTimeout
}

export const restoreAnswerTimeout = () => void (globalThis.setTimeout = later)
