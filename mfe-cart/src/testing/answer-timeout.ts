const later = globalThis.setTimeout
const answerTimeoutMs = 10_000

/**
 * Makes the response timeout expire immediately instead of after ten seconds. A plain function, because a
 * mock would count as fake timers.
 */
export function expireAnswersAtOnce() {
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    later(run, ms === answerTimeoutMs ? 0 : ms)) as typeof setTimeout
}

export const restoreAnswerTimeout = () => void (globalThis.setTimeout = later)
