const later = globalThis.setTimeout
const answerTimeoutMs = 10_000

/**
 * Expires the answer timeout at once instead of after ten seconds. A plain function, because a mock counts as
 * fake timers.
 */
export function expireAnswersAtOnce() {
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    later(run, ms === answerTimeoutMs ? 0 : ms)) as typeof setTimeout
}

export const restoreAnswerTimeout = () => void (globalThis.setTimeout = later)
