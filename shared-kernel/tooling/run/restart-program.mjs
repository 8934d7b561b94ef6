const firstPauseMs = 1_000
const longestPauseMs = 60_000

/**
 * Starts a program again until it is ready, with a pause before each attempt that doubles up to a minute.
 * @param {string} name
 * @param {(name: string) => Promise<void>} start rejects if the program does not become ready
 * @param {(line: string) => void} tell
 */
export async function restartProgram(name, start, tell) {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    try {
      return await start(name)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const nextSeconds = Math.min(2 * pauseMs, longestPauseMs) / 1_000
      tell(`${name} does not start: ${reason}\nNext attempt in ${nextSeconds} s.`)
    }
  }
}
