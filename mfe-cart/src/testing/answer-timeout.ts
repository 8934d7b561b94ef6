const later = globalThis.setTimeout
const answerTimeoutMs = 10_000

/**
 * Makes the response timeout expire at once instead of after ten seconds. Replaces the timer by a plain
 * function, because Testing Library would treat a mock as fake timers.
 */
export function expireAnswersAtOnce() {
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    later(run, ms === answerTimeoutMs ? 0 : ms)) as typeof setTimeout
}

export const restoreAnswerTimeout = () => void (globalThis.setTimeout = later)
